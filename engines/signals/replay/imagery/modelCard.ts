import type { ModelCard } from '../../../vertical.ts';

export const IMAGERY_CARD: ModelCard = {
  name: 'satellite-imagery-search',
  version: '1.0.0',
  methodology:
    'Search of public STAC catalogues for Sentinel-2 scenes; pairs are the last clear scene before and the first clear scene after the strongest earthquake of the window, or its first and last clear scenes, of one footprint.',
  validity:
    'World, Sentinel-2 since 2015. Cloud is the share of the whole scene, not of the place.',
  verification: "Not a model: the scenes are the catalogue's own.",
  limits: [
    'POLICY: clear is 30 % cloud or less; an earthquake of magnitude 5 or more splits the window.',
    'No picture is processed here; the links lead to the provider.',
  ],
};
