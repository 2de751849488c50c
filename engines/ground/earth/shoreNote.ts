/** What to say of a point that is water by the map and assessed as land; nothing of any other. */
export function shoreNote({
  surface,
}: {
  readonly surface?: string | undefined;
}): readonly string[] {
  return surface === 'shore'
    ? [
        'on the water side of the mapped shoreline, but within its error or 2 km of a listed place: assessed as shore',
      ]
    : [];
}
