/** What of a source nobody may read in an answer or a log. */
export interface Hidden {
  readonly key: string | undefined;
  /** Where the source was moved to, which is the operator's to know; undefined where it stands where everybody finds it. */
  readonly movedTo: URL | undefined;
}

/** Parts of a key that are a secret by themselves: `email:key`, `user:password`. Shorter ones would blot out ordinary words. */
const SHORTEST_PART = 6;

/**
 * Takes keys out of a text, wherever a source or a library has put them: as they are, as they stand in an address or a form, or
 * packed for an authorization header; and the address of a source that was moved.
 */
export function redactionOf({ key, movedTo }: Hidden): (text: string) => string {
  const secrets = [key ?? '', movedTo?.username ?? '', movedTo?.password ?? ''].filter(
    (secret) => secret !== '',
  );
  const forms = new Set(secrets.flatMap(formsOf));
  // Longest first: a part must not be taken out of the whole.
  const hidden = [...forms].toSorted((a, b) => b.length - a.length);
  const places = movedTo === undefined ? [] : [movedTo.host, movedTo.hostname];
  return (text) => {
    let shown = text;
    for (const secret of hidden) shown = shown.replaceAll(secret, '***');
    for (const place of places) shown = shown.replaceAll(place, 'the source');
    return shown;
  };
}

function formsOf(secret: string): string[] {
  const parts = secret.split(/[:;,|\s]+/).filter((part) => part.length >= SHORTEST_PART);
  return [secret, ...parts].flatMap((text) => [
    text,
    encodeURIComponent(text),
    encodeURI(text),
    new URLSearchParams({ '': text }).toString().slice(1),
    JSON.stringify(text).slice(1, -1),
    Buffer.from(text).toString('base64'),
    Buffer.from(text).toString('base64url'),
  ]);
}
