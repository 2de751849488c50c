export const SYNC_USAGE = `npm run -s sources -- sync NAME [...] [--min-magnitude M] [--since YYYY-MM-DD]
                                              brings whole public catalogues into the database (DATA_DIR or DATABASE_URL);
                                              a stopped run goes on where it was, a second one changes only what changed
    quakes     earthquakes of the world since 1970, M 4.5 and more (USGS); --min-magnitude and --since widen or narrow it
    volcanoes  Holocene volcanoes and their eruptions since 1960 (Smithsonian)
    tsunamis   tsunamis of all times (NOAA NCEI)
    gauges     where the river gauges of the United States are (NOAA NWPS)
    bridges    bridges of the United States with their condition (FHWA): some ten minutes
    faults     Quaternary faults of the United States with their traces (USGS)
    all        each of them
npm run -s sources -- sync terrain --bbox W,S,E,N
                                              keeps elevation tiles (38 m) of a box in DATA_DIR/terrain; they answer before the embedded elevation`;
