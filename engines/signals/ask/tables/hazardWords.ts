/** A hazard as one word, and the kind of question that a list of such words asks. */
export const HAZARD_INTENTS: readonly (readonly [intent: string, words: RegExp])[] = [
  ['seismic_risk', /\b(?:earthquakes?|quakes?|seismic(?:ity)?|shaking|liquefaction)\b/g],
  ['volcano', /\b(?:volcano(?:es|s)?|volcanic|eruptions?|ash ?fall)\b/g],
  ['tsunami', /\btsunamis?\b/g],
  ['flood', /\b(?:floods?|flooding|storm surges?)\b/g],
  ['landslide', /\b(?:landslides?|mudslides?|debris flows?)\b/g],
  ['wildfire', /\b(?:wild ?fires?|bush ?fires?|forest fires?)\b/g],
  ['weather', /\b(?:hurricanes?|typhoons?|cyclones?|tornado(?:es|s)?|hail|lightning|(?:wind ?)?storms?(?! ?surges?\b)|severe weather)\b/g],
  ['heat', /\b(?:heat(?: ?waves?)?|heat stress)\b/g],
  ['water_stress', /\b(?:droughts?|water (?:stress|scarcity|shortages?))\b/g],
  ['sinkhole', /\bsinkholes?\b/g],
];

/** Words that misspelt ones are taken for. POLICY: long words that questions turn on; a short one is as near to a name as to them. */
export const SPELT: readonly string[] = [
  'earthquake', 'earthquakes', 'volcano', 'volcanoes', 'volcanic', 'eruption', 'tsunami', 'tsunamis', 'hurricane', 'hurricanes',
  'typhoon', 'typhoons', 'cyclone', 'cyclones', 'tornado', 'tornadoes', 'wildfire', 'wildfires', 'bushfire', 'bushfires', 'landslide',
  'landslides', 'mudslide', 'mudslides', 'flooding', 'drought', 'sinkhole', 'sinkholes', 'liquefaction', 'seismic', 'probability',
  'likelihood', 'magnitude', 'insurance', 'mortgage', 'temperature', 'weather', 'forecast', 'lightning', 'avalanche',
];

/** Short forms of words, and the words. */
export const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\byrs?\b/gi, 'years'],
  [/\bmths?\b/gi, 'months'],
  [/\bwks?\b/gi, 'weeks'],
  [/\bmag\b\.?/gi, 'magnitude'],
  [/\beqs?\b/gi, 'earthquake'],
  [/\s(?:cbd|city cent(?:er|re)|town cent(?:er|re)|downtown)\b/gi, ''],
  [/\bprobs?\b\.?/gi, 'probability'],
  [/\bsink[ -]holes?\b/gi, 'sinkholes'],
  [/\bearth[ -]quakes?\b/gi, 'earthquakes'],
  [/\bwhats\b/gi, "what's"],
  [/\bper ?cent\b/gi, '%'],
];

/** What people ask about and nothing here answers. */
export const UNCOVERED: readonly (readonly [name: string, words: RegExp])[] = [
  ['avalanches', /\bavalanches?\b/],
  ['radon', /\bradon\b/],
  ['the quality of the air', /\b(air (quality|pollution)|pollution|smog|aqi|pollen)\b/],
  ['the quality of water', /^(?!.*\b(scarce|scarcity|shortages?|enough|run(s|ning)? (out|dry))\b).*\b(water quality|drinking water|tap water|potable|safe to drink|drinkable|lead in (the )?water)\b/],
  ['swimming, surf and sharks', /\b(swim(ming)?|surf(ing|ers?)?|rip currents?|sharks?)\b/],
  ['failures of dams', /\bdams?\b.*\b(break|breaks|breach\w*|fail\w*|burst\w*|collapse\w*)\b|\bdam (failures?|breaks?|breach\w*|safety)\b/],
  ['the yield of solar, wind and geothermal plants', /\b(solar|wind|geothermal) (potential|yields?|power|energy|resources?)\b/],
  ['permafrost', /\bpermafrost\b/],
  ['snow loads, frost and blizzards', /\b(snow loads?|frost|ice storms?|blizzards?)\b/],
  ['swelling ground', /\b(expansive|swelling|shrink-swell) (soils?|clays?)\b/],
  ['coastal erosion', /\b(coastal|beach|shoreline|cliff) (erosion|retreat)\b/],
  ['solar storms', /\b(solar (storms?|flares?)|geomagnetic|space weather)\b/],
  ['disease', /\b(malaria|dengue|cholera|diseases?|epidemics?)\b/],
];

/** Words that are part of no name, so that what they leave over may be one. */
export const COMMON_WORDS = new Set(
  `a about above after again against all also am an and annual any are area around as ask asking at bad be because been before being big
  biggest both bring build building built but buy by can chance chances close come coming concerned could current damage danger dangerous dangers
  data days day deal decade degree did do does doing done down due during each earth else enough ever every exposed exposure face
  far fast feet few find first floor for forecast frequent from get gets give given going good ground had happen happens has have hazard hazards hear
  heavy height help here high higher hit hits home house houses how i if in info information inland insurance into is it its just kind know land
  large largest last level levels like likelihood likely list live living long look lose loss lot low lower many map may me mean meter
  metre metres miles might more most much my near nearby nearest need never next no not now odds of off often old on once one only or other our out
  over past per percent place please poss possible pretty probability problem prone property question rate rates real really region return rise risk
  risks risky road safe safety say score scores season see serious severe should show small so some soon south still strong strongest such
  tell than thanks that the their them there these they thing think this threat threats time to today tomorrow tonight too town trouble up us
  use very want was water way we week weeks were what when where whether which while who why will with within without word work
  world worried worry worst would year years you your zone zones month months period hundred thousand thank hi hello quick question`
    .split(/\s+/),
);
