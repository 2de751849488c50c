/**
 * Years since 1900 in which confirmed eruptions of VEI 2 or more began at the volcanoes of the questions. An eruption that goes on is
 * in the year of its beginning only. Read by `scripts/forecastScores.ts`, which makes the table of scores.
 *
 * @source Global Volcanism Program (2018), Volcanoes of the World v. 4.6.7 (8 May 2018), Smithsonian Institution. doi:10.5479/si.GVP.VOTW4-2013
 */
export const PAST_ERUPTIONS: Readonly<Record<string, readonly number[]>> = {
  kilauea: [1924, 1959, 1960],
  etna: [1908, 1910, 1911, 1912, 1913, 1917, 1918, 1919, 1923, 1931, 1935, 1941, 1942, 1947, 1949, 1950, 1955, 1957, 1959, 1966, 1971, 1974, 1978, 1979, 1980, 1981, 1984, 1986, 1987, 1989, 1991, 1994, 2001, 2002, 2006, 2007, 2010, 2013],
  vesuvius: [1913],
  popocatepetl: [1925, 1994, 1996, 2004, 2005],
  merapi: [1902, 1905, 1906, 1920, 1930, 1933, 1939, 1942, 1948, 1953, 1961, 1967, 1972, 1986, 1992, 2010, 2013, 2014],
  sakurajima: [1914, 1938, 1939, 1940, 1941, 1946, 1955],
};

/** The list is whole between these years. POLICY: from 1900 on for volcanoes that observatories watch. */
export const ERUPTIONS_SINCE = 1900;
export const ERUPTIONS_UNTIL = 2017;
