const HUGE = 300_000;

/** Texts that are no answer of any source. */
export function garbage(): readonly (readonly [kind: string, text: string])[] {
  return [
    ['nothing', ''],
    ['blank', ' \n\t '],
    ['null', 'null'],
    ['true', 'true'],
    ['number', '12.5'],
    ['text', '"12.5"'],
    ['words', 'Service temporarily overloaded'],
    ['empty object', '{}'],
    ['empty list', '[]'],
    ['list of numbers', '[1,2,3]'],
    ['list of nulls', '[null,null]'],
    ['list of objects', '[{}]'],
    ['nested lists', '[[[[]]]]'],
    ['truncated object', '{"features":[{"id":"a","properties":{"mag":5.1,"time":17'],
    ['truncated text', 'latitude,longitude,bright_ti4\n1'],
    ['truncated XML', '<?xml version="1.0"?><feed><entry>'],
    ['wrong types', JSON.stringify(WRONG)],
    [
      'web page',
      '<!DOCTYPE html><html><head><title>503</title></head><body>Maintenance 999</body></html>',
    ],
    ['other XML', '<?xml version="1.0"?><root><value>12.5</value></root>'],
    ['binary', '\u0000\u0001\u0002\uFFFD'],
    ['deep', '['.repeat(5000) + ']'.repeat(5000)],
    ['huge text', 'x'.repeat(HUGE)],
    ['huge list', `[${'{"a":1},'.repeat(HUGE / 20)}{}]`],
    ['huge number', `{"value":${'9'.repeat(400)}}`],
  ];
}

const BAD_ROW = {
  id: {},
  geometry: { type: 'Point', coordinates: ['a', {}] },
  properties: { mag: 'big', time: 'yesterday', mmi: [] },
  attributes: { FLD_ZONE: 7 },
};

/** The members that the sources use, each with a value that cannot be. */
const WRONG = {
  features: [BAD_ROW],
  results: [{ elevation: 'high' }],
  elevation: ['high'],
  value: {},
  daily: { time: [1, 2] },
  hourly: 7,
  current: { time: {} },
  gauges: [{ lid: 5 }],
  activeStorms: [{ id: 5 }],
  response: { data: 'none' },
  observations: [{ date: 5 }],
  elements: [{ type: 'cloud' }],
  items: [7],
  page: 'one',
  totalPages: {},
  data: [7],
  fields: ['a'],
  success: { data: [{ map_id: {} }] },
  facts: { 'us-gaap': 5 },
  count: 'many',
  properties: { periods: [{}], parameter: 5 },
  metadata: 5,
  events: [{ id: 5 }],
  status: 'OK',
  hits: 5,
};

/** Bodies with which public services say that they failed, some with status 200. */
export function errorBodies(): readonly (readonly [kind: string, text: string])[] {
  return [
    ['ArcGIS', '{"error":{"code":400,"message":"Unable to complete operation.","details":[]}}'],
    ['Open-Meteo', '{"error":true,"reason":"Daily API request limit exceeded."}'],
    ['CO-OPS', '{"error":{"message":"No data was found."}}'],
    ['FRED', '{"error_code":400,"error_message":"Bad Request."}'],
    ['AirNow', '{"WebServiceError":[{"Message":"Invalid API key"}]}'],
    [
      'World Bank',
      '[{"message":[{"id":"120","key":"Invalid value","value":"The provided parameter value is not valid"}]}]',
    ],
    ['PurpleAir', '{"error":"ApiKeyInvalidError","description":"bad"}'],
    ['page', '<html><head><title>Missing Key</title></head><body>key</body></html>'],
    ['FIRMS', 'Invalid MAP_KEY.'],
  ];
}
