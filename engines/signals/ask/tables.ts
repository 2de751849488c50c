/** A kind of question: the words that show it and the operation that answers it. */
export interface Intent {
  readonly id: string;
  /** What it is about, within a sentence. */
  readonly about: string;
  /** All of a row must be found; the row with most parts wins, then the earlier intent. */
  readonly patterns: readonly RegExp[];
  readonly operation: string;
  /** What the operation must be told: a place as coordinates, a circle about it, a place or region with size and time, or nothing. */
  readonly asks: 'place' | 'circle' | 'market' | 'nothing';
  /** It is told of the building as well, as far as the question describes it. */
  readonly takesBuilding?: true;
  /** It is told what the property is worth and for how long it is lent on. */
  readonly takesLoan?: true;
  /** It is told of the water main, as far as the question describes it. */
  readonly takesPipe?: true;
  /** Of a composite the component that answers. */
  readonly part?: string;
  /** Members of the input that the intent fixes. */
  readonly fixed?: Readonly<Record<string, unknown>>;
}

const CHANCE = String.raw`\b(chance|chances|likel(?:y|ihood)|probabilit(?:y|ies)|odds|risk that|how often)\b`;
const QUAKES = String.raw`\b(earthquakes?|quakes?|tremors?)\b`;
const SOON = String.raw`\b(tomorrow|today|tonight|this (week|weekend|month|year)|(next|coming|following|in|within) (the next |the coming |the )?(\d+ |few |couple of |a |one )?(days?|weeks?|weekend|months?|years?|decades?))\b`;
const RAIN = String.raw`\b(rain|rains|raining|rainfalls?|rainstorms?|precipitation|downpours?)\b`;
/** Land that goes down, none that a ship or a hole does. */
export const SINKS = /\bsubsid(es?|ing|ence)\b|\bsinking\b|\bsinks?\b(?! ?holes?)/;
const both = (a: string, b: string): RegExp => new RegExp(`(?=.*${a})(?=.*${b})`);

/** One hazard, and what it costs an owner. POLICY: words of money beside words of hazards that buildings are priced for. */
const PERILS = String.raw`\b(earthquakes?|quakes?|seismic|floods?|flooding|surges?|hurricanes?|typhoons?|cyclones?|wind ?storms?|storms?|wind|hail|tornado(e?s)?|wild ?fires?|bush ?fires?|tsunamis?|volcan\w+|eruptions?|landslides?|sinkholes?)\b`;
const COSTS = String.raw`(\bcosts? (me|us|you|the owner|owners|a \w+)\b|\b(average|expected|annual|yearly|mean) (annual |yearly )?(loss(es)?|damages?|costs?)\b|\baal\b|\b(pml|probable maximum loss)\b|\b(loss(es)?|lose|damages?)\b.*(\$|€|£|\b(usd|eur|gbp|dollars?|euros?|pounds?)\b)|(\$|€|£|\b(usd|eur|gbp|dollars?|euros?|pounds?)\b).*\b(loss(es)?|lose|damages?|costs?)\b|\bhow much\b.*\b(cost|costs|lose|loss(es)?|damages?|pay|premiums?|insurance)\b|\b(insurance|premiums?)\b.*\b(cost|costs|price|rates?|expensive|cheap)\b|\b(cost|price) of\b.*\b(insurance|cover|damages?)\b)`;

/**
 * Every kind of question there is, the special before the general. POLICY: words of English as people ask; what no row knows is
 * not answered.
 */
export const INTENTS: readonly Intent[] = [
  { id: 'recent_earthquakes', about: 'the latest earthquakes near a place', operation: 'data_query', asks: 'circle', fixed: { dataset: 'earthquakes', order_by: 'time', descending: true, limit: 5 }, patterns: [both(QUAKES, String.raw`\b(recent(ly)?|latest|yesterday|last ((big|large|major|strong|significant) )?(night|week|month|year|earthquake|quake)|when (did|was))\b`), /\bdid\b.*\b(earthquakes?|quakes?)\b.*\b(today|just|happen|hit|strike)\b/] },
  { id: 'past_earthquakes', about: 'the strongest earthquakes there were near a place', operation: 'data_query', asks: 'circle', fixed: { dataset: 'earthquakes', order_by: 'magnitude', descending: true, limit: 5 }, patterns: [/^(?!.*\b(can|could|possible|expect\w*|will|would|chance|probabilit\w+|likel\w+|odds)\b)(?=.*\b(strongest|largest|biggest|worst|greatest|historic(al)?|past|previous|history of)\b).*\b(earthquakes?|quakes?)\b/, /\b(earthquakes?|quakes?)\b.*\b(happened|occurred|struck|took place|were there|since (1[0-9]|20)\d\d|in the (last|past) (\d+|few|hundred) )/, /\b(list|show)\b.*\b(earthquakes|quakes)\b/, /^(?!.*\b(can|could|will|would|expect\w*|cost\w*)\b)(?=.*\b(how many|number of)\b).*\b(earthquakes|quakes)\b/, /^(?!.*\b(built|since|would|could|repeat\w*|risks?|hazards?)\b)(?=.*\b(earthquakes?|quakes?)\b).*\b(1[0-9]\d\d|20[01]\d|202[0-6])\b/] },
  { id: 'past_tsunamis', about: 'tsunamis of the past', operation: 'data_query', asks: 'circle', fixed: { dataset: 'past_tsunamis', order_by: 'distance_km', limit: 5 }, patterns: [new RegExp(String.raw`^(?!.*\b(will|would|could|can|might|chance|likely|likelihood|probability|odds|risks?|built)\b)(?=.*\b(was there|were there|has there|have there|has (it|the \w+)|ever|histor\w+|past|previous|last|biggest|largest|worst|deadliest|did|hit|struck|since|1[0-9]\d\d|20[01]\d|202[0-5])\b).*\btsunamis?\b`)] },
  { id: 'earthquake_date', about: 'when an earthquake will happen', operation: 'earthquake_predict', asks: 'place', patterns: [/\b(when|what (day|date|time)|exact(ly)?|next)\b.*\b(earthquake|quake|big one)s?\b.*\b(hit|strike|happen|occur|come|be|due)\b/, /\bpredict\b.*\b(earthquake|quake)s?\b/, /\bwhen\b.*\b(the )?(big one)\b/, /\b(date|day|time|hour) of\b.*\b(next|coming|future)\b.*\b(earthquake|quake|big one)s?\b/] },
  { id: 'sinkhole_date', about: 'where a sinkhole will open', operation: 'sinkhole_weatherCorrelation', asks: 'place', patterns: [/\b(will|when|where|which|predict\w*|next)\b.*\bsinkholes?\b.*\b(open|form|appear|happen|collapse|swallow|be)\b/, /\bpredict\w*\b.*\bsinkholes?\b/, /\bghost[- ]?networks?\b/] },
  { id: 'sinkhole', about: 'sinkholes', operation: 'georisk_score', asks: 'place', part: 'sinkhole', patterns: [/\bsinkholes?\b/] },
  { id: 'earthquake_regions', about: 'earthquake regions', operation: 'earthquake_regions', asks: 'nothing', patterns: [/\b(which|what|list)\b.*\bregions?\b.*\b(earthquake|seismic|forecast)\w*/, /\bearthquake regions?\b/] },
  { id: 'earthquake_chance', about: 'the probability of earthquakes in a region', operation: 'predictions_oracle', asks: 'market', fixed: { hazard_type: 'earthquake' }, patterns: [both(CHANCE, String.raw`\b(earthquakes?|quakes?|magnitude|m ?\d)`), /\b(will|could|can|might|going to)\b.*\b(magnitude ?\d|mw?\d)/, both(SOON, String.raw`${QUAKES}.*\b(magnitude|mw?) ?\d|\b(magnitude|mw?) ?\d.*${QUAKES}`), both(SOON, String.raw`${QUAKES}.*\bforecasts?\b|\bforecasts?\b.*${QUAKES}`), new RegExp(String.raw`(?=.*\b(will|could|might|is|are|going to)\b)(?=.*${SOON}).*(${QUAKES}|\b(magnitude|mw?) ?\d)`)] },
  { id: 'eruption_chance', about: 'the probability of an eruption', operation: 'predictions_oracle', asks: 'market', fixed: { hazard_type: 'volcano' }, patterns: [both(CHANCE, String.raw`\b(erupt|eruptions?|vei)\w*`), /\b(will|going to|about to)\b.*\berupt\b/] },
  { id: 'tsunami_chance', about: 'the probability of a tsunami', operation: 'predictions_oracle', asks: 'market', fixed: { hazard_type: 'tsunami' }, patterns: [both(CHANCE, String.raw`\btsunamis?\b`)] },
  { id: 'tornado_chance', about: 'the probability of tornadoes', operation: 'predictions_oracle', asks: 'market', fixed: { hazard_type: 'severe_weather', magnitude_threshold: 0 }, patterns: [both(CHANCE, String.raw`\b(tornado(e?s)?|twisters?)\b`)] },
  { id: 'hail_chance', about: 'the probability of large hail', operation: 'predictions_oracle', asks: 'market', fixed: { hazard_type: 'severe_weather' }, patterns: [both(CHANCE, String.raw`\bhail(s|storms?)?\b`)] },
  { id: 'flood_chance', about: 'the probability of a flood', operation: 'predictions_oracle', asks: 'market', fixed: { hazard_type: 'flood' }, patterns: [both(CHANCE, String.raw`\bflood\w*`)] },
  { id: 'early_warning', about: 'warnings in force now', operation: 'pews_status', asks: 'nothing', patterns: [/\b(is|are) (there|any)\b.*\b(hurricanes?|typhoons?|cyclones?|storms?|tornado(e?s)?|tsunamis?|wildfires?)\b.*\b(coming|approaching|heading|forming|on (the|its) way|right now)\b/, /\b(active|current|ongoing|latest|live|right now)\b.*\b(alerts?|warnings?|events?|disasters?|emergenc\w+)\b/, /\b(alerts?|warnings?)\b.*\b(now|today|active|in force|current\w*)\b/, /\bwhat is happening\b/] },
  { id: 'tailings', about: 'tailings dams', operation: 'tailings_tailingsRisk', asks: 'place', patterns: [/\btailings?\b/] },
  { id: 'mortgage', about: 'what natural hazards add to the risk of a mortgage', operation: 'mortgage_climateRisk', asks: 'place', takesLoan: true, patterns: [/\b(re)?mortgages?\b/, /\b(home|house|property|real estate) loans?\b/, /\b(lend|lending|loan)\b.*\b(on|against|for) (a|an|the|this|my|our|his|her|their)? ?(\w+ ){0,2}(house|home|flat|apartment|condo|property|building)\b/] },
  { id: 'bond', about: 'what natural hazards add to the spread of a municipal bond', operation: 'muniBond_score', asks: 'place', patterns: [/\bmuni(cipal)?\b.*\bbonds?\b/] },
  { id: 'compound', about: 'hazards that come together', operation: 'compoundRisk_score', asks: 'place', patterns: [/\bcompound(ed|ing)?\b.*\b(risks?|hazards?|events?)\b/, /\b(hazards?|disasters?)\b.*\b(at the same time|together|at once)\b/] },
  { id: 'hazard_cost', about: 'what one hazard is expected to cost a building', operation: 'insurance_propertyScore', asks: 'place', takesBuilding: true, patterns: [new RegExp(String.raw`^(?!.*\b(heights?|how (high|deep))\b)(?=.*${PERILS})(?=.*${COSTS})`)] },
  { id: 'bridge', about: 'bridges', operation: 'infrastructure_bridgeRisk', asks: 'place', patterns: [/\bbridges?\b/] },
  { id: 'water_main', about: 'water mains', operation: 'infrastructure_waterMainRisk', asks: 'place', takesPipe: true, patterns: [/\b(water mains?|pipe (break|burst|failure)s?|pipes? (break|burst)\w*)\b/] },
  { id: 'induced_seismicity', about: 'earthquakes that people cause', operation: 'induced_seismicity', asks: 'place', patterns: [/\b(induced|man-?made|injection|fracking|wastewater|disposal well)\w*/] },
  { id: 'hazard_curve', about: 'the hazard curve', operation: 'earthquake_hazardCurve', asks: 'place', patterns: [/\bhazard curves?\b/, /\bannual (rate|frequency) of exceedance\b/, /\breturn period of\b.*\d ?g\b/, /\bhow often\b.*\d ?g\b/] },
  { id: 'disaggregation', about: 'which earthquakes make the hazard', operation: 'earthquake_disaggregation', asks: 'place', patterns: [/\b(dis|de)aggregat\w+/, /\bwhich (earthquakes?|faults?)\b.*\b(dominate|contribute|drive|control)\b/] },
  { id: 'fault', about: 'the nearest active fault', operation: 'construction_preclearance', asks: 'place', patterns: [/^(?!.*\bwhose\b)(?=.*\b(nearest|closest|near(by)?|how (far|close)|distance|active|any|lines?|rupture|traces?|zones?|on (a|an|the))\b).*\bfaults?\b/] },
  { id: 'seismic_risk', about: 'earthquake shaking', operation: 'earthquake_seismicRisk', asks: 'place', patterns: [/\b(earthquakes?|quakes?|seismic|shaking|pga|peak ground|liquef\w+|site class|vs ?30|ground conditions?|(good|safe|firm|stable|soft) (is the )?(ground|soil)|(ground|soil) (for|to) build\w*|how (good|firm|stable|soft) is the (ground|soil)|is the (ground|soil|land)\b.*\b(good|firm|stable|soft|solid)|ground (motions?|acceleration)|design acceleration|soft (soil|ground)|amplif\w+|design spectrum)\b/] },
  { id: 'volcano', about: 'volcanoes', operation: 'volcano_predict', asks: 'place', patterns: [/\b((super-?)?volcan\w+|lava|ash ?fall|volcanic ash|lahars?|pyroclastic|erupt\w*)\b/] },
  { id: 'tsunami', about: 'tsunamis', operation: 'tsunami_predict', asks: 'place', patterns: [/\b(tsunamis?|tidal waves?|run-?up)\b/] },
  { id: 'landslide', about: 'landslides', operation: 'landslide_predict', asks: 'place', patterns: [/\b(landslides?|mudslides?|slope (failure|stability)|debris flows?|rockfalls?)\b/] },
  { id: 'wildfire', about: 'wildfire', operation: 'wildfire_risk', asks: 'place', patterns: [/\b(wild ?fires?|bush ?fires?|forest fires?|fire (weather|danger|risk|season)|burn(ing)? probabilit\w+|burn(s|ed|t)?( down)?)\b/] },
  { id: 'flare', about: 'gas flares', operation: 'emissions_flareDetection', asks: 'place', patterns: [/\b(gas )?flar(e|es|ed|ing)\b/] },
  { id: 'exposure', about: 'what stands near', operation: 'infrastructure_exposureAnalysis', asks: 'place', patterns: [/\b(hospitals?|schools?|critical infrastructure|assets?|buildings?) (are )?(near|exposed|within|around)\b/, /\bexposure\b/] },
  { id: 'water_stress', about: 'water stress', operation: 'waterStress_score', asks: 'place', patterns: [/\b(water (stress|scarcity|shortages?|supply|security)|droughts?|ground ?water|aquifers?|enough (drinking |tap )?water)\b/, /\bwater\b.*\b(scarce|run(s|ning)? (out|dry))\b/, /\b(scarce|run(s|ning)? (out|dry)( of)?)\b.*\bwater\b/] },
  { id: 'climate_velocity', about: 'climate velocity', operation: 'climateVelocity_velocity', asks: 'place', patterns: [/\b(climate velocity|velocity of climate|how fast (is|does) (the )?climate mov\w+)\b/] },
  { id: 'destinations', about: 'where to move', operation: 'climateMigration_destinations', asks: 'place', patterns: [/\bwhere\b.*\b(move|relocate|migrate|resettle)\b/, /\b(leave|leaving)\b.*\bclimate\b/, /\bclimate\b.*\b(leave|leaving)\b/, /\b(move|relocate|migrate)\b.*\b(from|away|out of)\b.*\bclimate\b/] },
  { id: 'weather_history', about: 'the weather of past years', operation: 'weather_historical', asks: 'place', patterns: [/\b(historical|history of|past|long-?term|trend\w*|since (18|19|20)\d\d|climate normals?|average (temperature|rain\w*|precipitation))\b.*\b(weather|temperature|rain\w*|precipitation|climate|warm\w*)\b/, /\b(weather|temperature|rain\w*|precipitation|climate|warm\w*)\b.*\b(historical|history|past|trend\w*|since (18|19|20)\d\d|over the (last|past))\b/] },
  { id: 'heat', about: 'heat', operation: 'heat_stress', asks: 'place', patterns: [/\b(how hot|heat (stress|wave|index)?|wet-?bulb|heatwaves?|too hot|dangerously hot)\b/] },
  { id: 'heavy_rain', about: 'rain of the wettest days', operation: 'flood_forecast', asks: 'place', patterns: [new RegExp(String.raw`(?=.*${RAIN})(?=.*\b(once (in|every) (\d|a (hundred|century|decade))|\d+[- ]?(years?|yr)\b|return periods?|design|extreme)\b)`), new RegExp(String.raw`^(?!.*${SOON})(?=.*\b(heavy|heaviest|extreme|torrential|intense|wettest day)\b)(?=.*${RAIN})`), /\bcloudbursts?\b/] },
  { id: 'sinking', about: 'how the land sinks or rises', operation: 'flood_forecast', asks: 'place', patterns: [/\b(land|ground) (motion|movement)\b/, SINKS] },
  { id: 'sea_level', about: 'the level of the sea', operation: 'flood_forecast', asks: 'place', patterns: [/\bsea[- ]?levels?\b/, /\b(sea|ocean)s?\b.*\bris(e|es|ing)\b/, /\bris(e|ing)\b.*\b(of|in) the (sea|ocean)\b/, /\b(under ?water|submerged|below sea)\b/, /\b(high(est)? tides?|king tides?)\b/] },
  { id: 'flood', about: 'floods', operation: 'flood_forecast', asks: 'place', patterns: [/\b(flood\w*|inundat\w+|river (level|stage|gauge)s?|storm surge|high water)\b/] },
  { id: 'weather_forecast', about: 'the weather of the coming days', operation: 'weatherData_forecast', asks: 'place', patterns: [/\b(weather|rain|wind|snow|temperature) forecast\b/, /\bforecast\b.*\b(weather|rain|wind|snow|temperature)\b/, new RegExp(String.raw`(?=.*\b(weather|rain\w*|snow\w*|sunny|windy|cold|warm|hot|temperatures?)\b).*${SOON}`), /\b(what is|what's|how is|how's) the weather\b/, /\bis it\b.*\b(raining|snowing|hailing|windy|sunny|stormy)\b/] },
  { id: 'weather', about: 'severe weather', operation: 'weather_context', asks: 'place', patterns: [/\b(weather|hurricanes?|typhoons?|cyclones?|tornado(e?s)?|hail(storms?)?|thunderstorms?|wind ?storms?|storms?|forecast|lightning|thunder\w*|windy?|gusts?)\b/] },
  { id: 'sources', about: 'data sources', operation: 'sources_connectors', asks: 'nothing', patterns: [/\b(data )?(sources?|connectors?|feeds?)\b.*\b(use|have|status|available|up|down|online|there)\b/, /\bwhere (do|does) (the|your) (data|numbers?) come from\b/] },
  { id: 'building_loss', about: 'what natural hazards are expected to cost a building', operation: 'insurance_propertyScore', asks: 'place', takesBuilding: true, patterns: [both(String.raw`\b(insurance|insure|premiums?|underwrit\w+)\b`, String.raw`\b(cost|costs|price|premiums?|rates?|pay|expensive|cheap|how much)\b`), both(String.raw`\b(expected|yearly|annual|p\d\d|percentile)\b`, String.raw`\b(loss(es)?|damages?)\b`), both(String.raw`\bhow much\b`, String.raw`\b(loss(es)?|damages?|lose)\b`), both(String.raw`\b(lose|loss(es)?|damages?)\b`, String.raw`\b(a year|per year|each year|yearly|annually|on average)\b`)] },
  { id: 'report', about: 'the whole report of a place', operation: 'locationReport_report', asks: 'place', patterns: [/\b(full|complete|detailed|location|site) (report|assessment|profile)\b/, /\b(everything|all) (you know|there is|known)\b/] },
  { id: 'composite', about: 'all natural hazards together', operation: 'georisk_score', asks: 'place', patterns: [/\b(risk(s|y|iest)?|safe(st|ty)?|hazard(s|ous)?|dangers?|dangerous|threat\w*|natural disasters?|score|exposed|vulnerable|worr(y|ied|ying|ies)|concerned|insur\w+|underwrit\w+)\b/, /\bshould (i|we|you|anyone|people)\b.*\b(buy (a |an |the |this |my |our )?(house|home|flat|apartment|condo|property|land)|move|live|build|settle|retire)\b/, /\b(good|bad|wise|sensible) (place|area|idea|spot)\b.*\b(live|build|buy|move|retire|settle)\b/, /\bwhat (could|can|might|will|would) (happen|go wrong)\b/, /\b(can|could|may) (i|we|you|one) (buy|build|settle|live)\b/] },
];

/** Numbers of people who die or are hurt: nothing here estimates them, whatever else is asked. */
export const CASUALTIES =
  /\b(how many|number of|will)\b.*\b(die|dead|deaths?|killed|injur\w+|victims?)\b|\b(death toll|casualt\w+|fatalit\w+)\b/;

/** Questions that set places against each other. */
export const COMPARISON =
  /\b(compar(e|es|ed|ing|ison)|which of|versus|vs|differences? (in|of|between))\b|\b(safer|riskier|worse|better|more|less|higher|lower|larger|greater)\b.*\bthan\b.*\p{L}|\b(safer|safest|riskier|worse|more (dangerous|exposed|hazardous|at risk|risks?))\b.*,? or\b|\bor\b.*\b(safer|riskier|worse|more (dangerous|exposed|hazardous|at risk))\b/u;

/** Questions for the most or the least of many places. */
export const SUPERLATIVE =
  /\b(safest|riskiest|(most|least) (dangerous|hazardous|exposed|risky|at risk|vulnerable)|worst|best)\b.*\b(cit(y|ies)|countr(y|ies)|states?|towns?|places?|volcano(es)?|locations?)\b|\btop (\d+|ten|five|three)\b|\bwhich (cit(y|ies)|countr(y|ies)|states?|towns?|places?) (is|are|has|have|in|of|on|with)\b|\brank(ing)?\b/;

/** What is never answered, whatever else a question holds. */
export const OUTSIDE: readonly RegExp[] = [
  /\b(stock|share price|bitcoin|crypto|lottery|election|president|football|soccer|recipe|poem|joke|song|movie|dating|homework|translate|code|python|javascript|medical|diagnos\w+|medicine|lawyer|legal advice|jobs?|career|salary|marriage)\b/,
  /\b(nuclear|bomb|weapon|war|terror\w*|murder|crime|theft|covid|pandemic|virus|asteroid|meteor\w*|alien|ufo)\b/,
];
