/** What a group of operations is called, where its name does not say it. */
const WORDS: Readonly<Record<string, string>> = {
  bsa: 'Induced earthquakes at storage assets',
  climateVelocity: 'Climate velocity',
  data: 'Data sets',
  earth: 'Questions in words',
  emissions: 'Gas flares',
  georisk: 'Composite of all hazards',
  heat: 'Heat stress',
  induced: 'Induced earthquakes',
  internal: 'Workbench of models',
  messaging: 'WhatsApp',
  muniBond: 'Municipal bonds',
  nhdReport: 'Hazard disclosure of a US state',
  oracle: 'State of data and models',
  oracleFeed: 'Parametric triggers',
  pews: 'Early warning',
  predictions: 'Forecasts and stored answers',
  replay: 'Past events',
  seismic: 'Hazard curves of many sites',
  tools: 'Tools of agents',
  waterNexus: 'Water and energy',
  weather: 'Severe weather and climate',
};

/** The name of a group in words: `climateMigration` is "Climate migration". */
export function groupWords(group: string): string {
  const words = group.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return WORDS[group] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
