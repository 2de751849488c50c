import { createHash } from 'node:crypto';
import { ICON } from './icon.ts';
import { MAP_SCRIPT } from './map/mapScript.ts';
import { TRY_SCRIPT } from './tryScript.ts';
import { STYLE } from './style/style.ts';

/** A file that pages load. */
export interface Asset {
  /** Its address, which changes with its content. */
  readonly href: string;
  readonly contentType: string;
  readonly body: string;
}

/** Everything that pages load, by name; the server answers each under its own address. */
export const ASSETS = {
  style: asset('style.css', 'text/css; charset=utf-8', STYLE),
  icon: asset('icon.svg', 'image/svg+xml', ICON),
  /** Runs the examples on the pages of the documentation. */
  tryIt: asset('try.js', 'text/javascript; charset=utf-8', TRY_SCRIPT),
  /** Lets a map be enlarged and moved. */
  map: asset('map.js', 'text/javascript; charset=utf-8', MAP_SCRIPT),
} as const;

function asset(name: string, contentType: string, body: string): Asset {
  const mark = createHash('sha256').update(body).digest('base64url').slice(0, 10);
  const dot = name.lastIndexOf('.');
  return {
    href: `/assets/${name.slice(0, dot)}-${mark}${name.slice(dot)}`,
    contentType,
    body,
  };
}

const byHref = new Map<string, Asset>(Object.values(ASSETS).map((each) => [each.href, each]));

/** The file at an address; undefined where there is none. */
export function assetOf(href: string): Asset | undefined {
  return byHref.get(href);
}
