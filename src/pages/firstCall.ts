/** A first question to copy, with the key in the variable `KEY`. */
export function firstCall(baseUrl: string): string {
  return [
    `curl -s ${baseUrl}/api/v1/georisk/score`,
    '-H "X-API-Key: $KEY"',
    "-H 'Content-Type: application/json'",
    `-d '{"place": "Lisbon"}'`,
  ].join(' \\\n  ');
}
