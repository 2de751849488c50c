/** A kind of question: the words that show it and the operation that answers it. */
export interface Intent {
  readonly id: string;
  /** What it is about, within a sentence. */
  readonly about: string;
  /** All of a row must be found; the row with most parts wins, then the earlier intent. */
  readonly patterns: readonly RegExp[];
  readonly operation: string;
  /** What the operation must be told. */
  readonly asks: 'place' | 'market' | 'nothing';
  /** Members of the input that the intent fixes. */
  readonly fixed?: Readonly<Record<string, unknown>>;
}

const CHANCE = String.raw`\b(chance|chances|likel(?:y|ihood)|probabilit(?:y|ies)|odds|risk that|how often)\b`;
const both = (a: string, b: string): RegExp => new RegExp(`(?=.*${a})(?=.*${b})`);

/**
 * Every kind of question there is, the special before the general. POLICY: words of English as people ask; what no row knows is
 * not answered.
 */
export const INTENTS: readonly Intent[] = [
  { id: 'earthquake_date', about: 'when an earthquake will happen', operation: 'earthquake_predict', asks: 'place', patterns: [/\b(when|what (day|date|time)|exact(ly)?|next)\b.*\b(earthquake|quake|big one)s?\b.*\b(hit|strike|happen|occur|come|be|due)\b/, /\bpredict\b.*\b(earthquake|quake)s?\b/, /\bwhen\b.*\b(the )?(big one)\b/] },
  { id: 'sinkhole_date', about: 'where a sinkhole will open', operation: 'sinkhole_weatherCorrelation', asks: 'place', patterns: [/\bsinkholes?\b/] },
  { id: 'earthquake_regions', about: 'earthquake regions', operation: 'earthquake_regions', asks: 'nothing', patterns: [/\b(which|what|list)\b.*\bregions?\b.*\b(earthquake|seismic|forecast)\w*/, /\bearthquake regions?\b/] },
  { id: 'earthquake_chance', about: 'the probability of earthquakes in a region', operation: 'predictions_oracle', asks: 'market', fixed: { hazard_type: 'earthquake' }, patterns: [both(CHANCE, String.raw`\b(earthquakes?|quakes?|magnitude|m ?\d)`)] },
  { id: 'eruption_chance', about: 'the probability of an eruption', operation: 'predictions_oracle', asks: 'market', fixed: { hazard_type: 'volcano' }, patterns: [both(CHANCE, String.raw`\b(erupt|eruptions?|vei)\w*`), /\bwill\b.*\berupt\b/] },
  { id: 'tsunami_chance', about: 'the probability of a tsunami', operation: 'predictions_oracle', asks: 'market', fixed: { hazard_type: 'tsunami' }, patterns: [both(CHANCE, String.raw`\btsunamis?\b`)] },
  { id: 'tornado_chance', about: 'the probability of tornadoes', operation: 'predictions_oracle', asks: 'market', fixed: { hazard_type: 'severe_weather', magnitude_threshold: 0 }, patterns: [both(CHANCE, String.raw`\b(tornado(e?s)?|twisters?)\b`)] },
  { id: 'hail_chance', about: 'the probability of large hail', operation: 'predictions_oracle', asks: 'market', fixed: { hazard_type: 'severe_weather' }, patterns: [both(CHANCE, String.raw`\bhail(storms?)?\b`)] },
  { id: 'flood_chance', about: 'the probability of a flood', operation: 'predictions_oracle', asks: 'market', fixed: { hazard_type: 'flood' }, patterns: [both(CHANCE, String.raw`\bflood\w*`)] },
  { id: 'induced_seismicity', about: 'earthquakes that people cause', operation: 'induced_seismicity', asks: 'place', patterns: [/\b(induced|man-?made|injection|fracking|wastewater|disposal well)\w*/] },
  { id: 'hazard_curve', about: 'the hazard curve', operation: 'earthquake_hazardCurve', asks: 'place', patterns: [/\bhazard curves?\b/, /\bannual (rate|frequency) of exceedance\b/] },
  { id: 'disaggregation', about: 'which earthquakes make the hazard', operation: 'earthquake_disaggregation', asks: 'place', patterns: [/\b(dis|de)aggregat\w+/, /\bwhich (earthquakes?|faults?)\b.*\b(dominate|contribute|drive|control)\b/] },
  { id: 'seismic_risk', about: 'earthquake shaking', operation: 'earthquake_seismicRisk', asks: 'place', patterns: [/\b(earthquakes?|quakes?|seismic|shaking|pga|peak ground|liquefaction|liquefy|site class|vs30|soft (soil|ground)|amplif\w+|design spectrum)\b/] },
  { id: 'volcano', about: 'volcanoes', operation: 'volcano_predict', asks: 'place', patterns: [/\b(volcan\w+|lava|ash ?fall|volcanic ash|lahars?|pyroclastic|erupt\w*)\b/] },
  { id: 'tsunami', about: 'tsunamis', operation: 'tsunami_predict', asks: 'place', patterns: [/\b(tsunamis?|tidal waves?|run-?up)\b/] },
  { id: 'landslide', about: 'landslides', operation: 'landslide_predict', asks: 'place', patterns: [/\b(landslides?|mudslides?|slope (failure|stability)|debris flows?|rockfalls?)\b/] },
  { id: 'wildfire', about: 'wildfire', operation: 'wildfire_risk', asks: 'place', patterns: [/\b(wild ?fires?|bush ?fires?|forest fires?|fire (weather|danger|risk|season)|burn(ing)? probabilit\w+)\b/] },
  { id: 'flare', about: 'gas flares', operation: 'emissions_flareDetection', asks: 'place', patterns: [/\b(gas )?flar(e|es|ed|ing)\b/] },
  { id: 'bridge', about: 'bridges', operation: 'infrastructure_bridgeRisk', asks: 'place', patterns: [/\bbridges?\b/] },
  { id: 'water_main', about: 'water mains', operation: 'infrastructure_waterMainRisk', asks: 'place', patterns: [/\b(water mains?|pipe (break|burst|failure)s?|pipes? (break|burst)\w*)\b/] },
  { id: 'exposure', about: 'what stands near', operation: 'infrastructure_exposureAnalysis', asks: 'place', patterns: [/\b(hospitals?|schools?|critical infrastructure|assets?|buildings?) (are )?(near|exposed|within|around)\b/, /\bexposure\b/] },
  { id: 'water_stress', about: 'water stress', operation: 'waterStress_score', asks: 'place', patterns: [/\b(water (stress|scarcity|shortage|supply|security)|drought|groundwater depletion|enough water)\b/] },
  { id: 'climate_velocity', about: 'climate velocity', operation: 'climateVelocity_velocity', asks: 'place', patterns: [/\b(climate velocity|velocity of climate|how fast (is|does) (the )?climate mov\w+)\b/] },
  { id: 'weather_history', about: 'the weather of past years', operation: 'weather_historical', asks: 'place', patterns: [/\b(historical|history of|past|long-?term|trend\w*|since (18|19|20)\d\d|climate normals?|average (temperature|rain\w*|precipitation))\b.*\b(weather|temperature|rain\w*|precipitation|climate|warm\w*)\b/, /\b(weather|temperature|rain\w*|precipitation|climate|warm\w*)\b.*\b(historical|history|past|trend\w*|since (18|19|20)\d\d|over the (last|past))\b/] },
  { id: 'heat', about: 'heat', operation: 'heat_stress', asks: 'place', patterns: [/\b(heat (stress|wave|index)?|wet-?bulb|heatwaves?|too hot|dangerously hot)\b/] },
  { id: 'flood', about: 'floods', operation: 'flood_forecast', asks: 'place', patterns: [/\b(flood\w*|inundat\w+|river (level|stage|gauge)s?|storm surge|high water)\b/] },
  { id: 'weather', about: 'severe weather', operation: 'weather_context', asks: 'place', patterns: [/\b(weather|hurricanes?|typhoons?|cyclones?|tornado(e?s)?|hail(storms?)?|thunderstorms?|wind ?storms?|storms?|forecast|lightning|windy?)\b/] },
  { id: 'early_warning', about: 'warnings in force now', operation: 'pews_status', asks: 'nothing', patterns: [/\b(active|current|ongoing|latest|live|right now)\b.*\b(alerts?|warnings?|events?|disasters?|emergenc\w+)\b/, /\b(alerts?|warnings?)\b.*\b(now|today|active|in force|current\w*)\b/, /\bwhat is happening\b/] },
  { id: 'sources', about: 'data sources', operation: 'sources_connectors', asks: 'nothing', patterns: [/\b(data )?(sources?|connectors?|feeds?)\b.*\b(use|have|status|available|up|down|online|there)\b/, /\bwhere (do|does) (the|your) (data|numbers?) come from\b/] },
  { id: 'report', about: 'the whole report of a place', operation: 'locationReport_report', asks: 'place', patterns: [/\b(full|complete|detailed|location|site) (report|assessment|profile)\b/] },
  { id: 'composite', about: 'all natural hazards together', operation: 'georisk_score', asks: 'place', patterns: [/\b(risk(s|y|iest)?|safe(st|ty)?|hazards?|dangers?|dangerous|threat\w*|natural disasters?|score|exposed|worry|insur\w+|underwrit\w+)\b/] },
];

/** What is never answered, whatever else a question holds. */
export const OUTSIDE: readonly RegExp[] = [
  /\b(stock|share price|bitcoin|crypto|lottery|election|president|football|soccer|recipe|poem|joke|song|movie|dating|homework|translate|code|python|javascript|medical|diagnos\w+|medicine|lawyer|legal advice)\b/,
  /\b(nuclear|bomb|weapon|war|terror\w*|murder|crime|theft|covid|pandemic|virus|asteroid|meteor\w*|alien|ufo)\b/,
];
