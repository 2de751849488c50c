/** List prices of the data endpoints, US cents a call; informational. What is not named is listed at 0. */
const PRICES: Readonly<Record<string, number>> = {
  'GET /api/v1/data/economic/snapshot': 10,
  'GET /api/v1/data/entity/search': 10,
  'GET /api/v1/data/entity/{cik}': 15,
  'GET /api/v1/data/entity/{cik}/financials': 25,
  'GET /api/v1/data/entity/{cik}/filings': 15,
  'GET /api/v1/data/entity/{cik}/risk': 50,
  'GET /api/v1/data/economic/series/{series_id}': 5,
  'POST /api/v1/data/economic/forecast': 50,
  'GET /api/v1/data/weather/current/{station_id}': 5,
  'GET /api/v1/data/weather/forecast/{lat},{lon}': 10,
  'GET /api/v1/data/weather/alerts/{state}': 5,
  'GET /api/v1/data/weather/historical/{station_id}': 15,
  'POST /api/v1/data/weather/analysis': 50,
  'GET /api/v1/data/credit/{cik}/pulse': 75,
  'GET /api/v1/data/credit/{cik}/pulse/full': 150,
  'POST /api/v1/data/query': 100,
};

/** The list price of a call, US cents. */
export function listPriceCents(method: string | null, path: string | null): number {
  return PRICES[`${method} ${path}`] ?? 0;
}

/** Every endpoint with a list price above 0, cheapest first. */
export function listPrices(): { method: string; path: string; cents: number }[] {
  return Object.entries(PRICES)
    .map(([route, cents]) => {
      const [method = '', path = ''] = route.split(' ');
      return { method, path, cents };
    })
    .toSorted((a, b) => a.cents - b.cents || a.path.localeCompare(b.path));
}
