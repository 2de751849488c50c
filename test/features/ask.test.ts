import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSED } from '../engines/signals/ask/phrasings.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const ask = async (question: string, more: object = {}) =>
  (await server.call('/api/v1/earth/ask', { body: { question, ...more } })).json;
const NUMBER = /\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;
/** Numbers of the frame: the scale of scores and the ends of intervals. */
const FRAME = new Set(['100', '10', '90', '1']);

describe('a question that can be answered', () => {
  it.each([
    ['How strong can earthquake shaking get in San Francisco?', 'earthquake_seismicRisk'],
    ['How risky is Manila?', 'georisk_score'],
    ['How high could a tsunami get in Banda Aceh?', 'tsunami_predict'],
    ['Are there volcanoes near Naples?', 'volcano_predict'],
    ['Flood risk in Houston', 'flood_forecast'],
    ['Odds of an M7 earthquake in Chile within a year', 'predictions_oracle'],
    ['How likely is flooding in Houston?', 'predictions_oracle'],
    ['What was the strongest earthquake near Valdivia, Chile?', 'data_query'],
    ['Sinkhole risk in Tampa', 'georisk_score'],
    ['Water stress in Cape Town in 2050', 'waterStress_score'],
    ['Hurricane wind speed once in 100 years in New Orleans', 'weather_context'],
    [
      'Where should I move to from Phoenix because of climate change?',
      'climateMigration_destinations',
    ],
    [
      'What would insurance cost for a brick house built in 1920 in Wellington?',
      'insurance_propertyScore',
    ],
    ['Which regions have an earthquake forecast?', 'earthquake_regions'],
    ['地震 hazard of 京都', 'earthquake_seismicRisk'],
    ['What is the hazard level at 35.68, 139.69?', 'georisk_score'],
    ['What is the PGA with 2% in 50 years in Memphis, TN?', 'earthquake_seismicRisk'],
    ['Show the hazard curve for Seattle', 'earthquake_hazardCurve'],
    ['Which faults control the shaking in Istanbul?', 'earthquake_disaggregation'],
    ['Tornado risk in Moore, Oklahoma', 'weather_context'],
    ['What is the 100-year rainfall in Houston?', 'flood_forecast'],
    ['How windy is Wellington?', 'weather_context'],
    ['How much will the sea rise in Amsterdam by 2050?', 'flood_forecast'],
    ['Is Mount Fuji going to erupt?', 'volcano_predict'],
    ['¿Cuál es el riesgo de terremoto en Lima?', 'earthquake_seismicRisk'],
  ])('%s is answered by %s, with every number linked', async (question, operation) => {
    const reply = await ask(question);
    expect(reply).toMatchObject({ status: 'answered', operations: [{ id: operation }] });
    const linked = new Set<string>(
      reply.numbers.flatMap(
        ({ value, shown: short }: { value: unknown; shown?: string }) =>
          (short ?? String(value)).match(NUMBER) ?? [],
      ),
    );
    const shown: string[] = reply.answer.match(NUMBER) ?? [];
    expect(shown.filter((number) => !linked.has(number) && !FRAME.has(number))).toEqual([]);
    expect(reply.answer).not.toMatch(/undefined|null|NaN/);
  });

  it('answers each of the hazards that are listed, numbers linked to their own operation', async () => {
    const { answer, operations, numbers } = await ask('flood and earthquake risk in Jakarta');
    expect(operations.map(({ id }: { id: string }) => id)).toEqual([
      'earthquake_seismicRisk',
      'flood_forecast',
    ]);
    expect(answer).toMatch(/^Jakarta, Indonesia: Earthquake shaking: .* Floods: /s);
    const places = operations.map(({ input }: { input: object }) => JSON.stringify(input));
    expect(places[0]).toBe(places[1]);
    expect(new Set(numbers.map(({ operation }: { operation: string }) => operation)).size).toBe(2);
  });

  it.each([
    // Smithsonian Global Volcanism Program: last known eruptions; summits to a tenth of a degree.
    ['When did Vesuvius last erupt?', 'Vesuvius', 40.8, 14.4, 'in 1944'],
    ['When did Mount St. Helens last erupt?', 'St. Helens', 46.2, -122.2, 'in 2008'],
    ['How dangerous is Mount Vesuvius?', 'Vesuvius', 40.8, 14.4, 'composite hazard'],
    ['Is Mount Etna safe from earthquakes?', 'Etna', 37.7, 15, 'arthquake'],
    // Christiansen et al. (2007), US Geological Survey Open-File Report 2007-1071: the last of three great eruptions 640,000 years ago.
    ['Is Yellowstone going to erupt soon?', 'Yellowstone', 44.4, -110.7, '640,000 years ago'],
    ['Volcano risk of Popocatépetl', 'Popocatepetl', 19, -98.6, 'Popocatepetl'],
  ])('knows the volcano in %s', async (question, name, lat, lon, says) => {
    const { place, answer } = await ask(question);
    expect(place.name.normalize('NFD').replaceAll(/\p{M}/gu, '')).toBe(name);
    expect([Math.abs(place.lat - lat) < 0.1, Math.abs(place.lon - lon) < 0.1]).toEqual([
      true,
      true,
    ]);
    expect(answer.normalize('NFD').replaceAll(/\p{M}/gu, '')).toContain(says);
  });

  it('says that a question in another language was read by its words, and what it does not cover', async () => {
    expect((await ask('Erdbebenrisiko in Istanbul')).warnings[0]).toContain('in English');
    expect((await ask('Avalanche and earthquake risk in Davos')).warnings[0]).toContain(
      'avalanches',
    );
  });

  it('says of the years that it is asked about that it has them, or not', async () => {
    const { operations } = await ask('Odds of an M7 earthquake in Chile by 2030');
    const { time_horizon_days } = operations[0].input;
    expect(time_horizon_days).toBeGreaterThan(365);
  });

  it('says what the operation itself says', async () => {
    const reply = await ask('Volcano risk here', { lat: 40.85, lon: 14.27 });
    const { json } = await server.call('/api/v1/volcano/predict', {
      body: { lat: 40.85, lon: 14.27 },
    });
    expect(reply.answer).toContain(json.summary);
    expect(reply.place.match).toBe('given');
  });

  it('tells the building that the question describes', async () => {
    const { operations, answer } = await ask(
      'What would insurance cost for a brick house built in 1920 in Wellington?',
    );
    expect(operations[0].input).toMatchObject({
      construction_type: 'masonry',
      construction_year: 1920,
    });
    expect(answer).toContain('masonry, built 1920');
  });

  it.each([
    ['Volcano risk in Quito', 'Quito'],
    ['Hurricane risk in Miami', 'Miami'],
    ['Tsunami risk in Banda Aceh', 'Banda Aceh'],
    ['Hail in Denver', 'Denver'],
    ['Will Cape Town run out of water supply?', 'Cape Town'],
    ['natural disasters in Nepal, Kathmandu', 'Kathmandu'],
    ['How risky is Luxembourg?', 'Luxembourg'],
    ['How often do water mains break in Philadelphia?', 'Philadelphia'],
    ['Are mudslides a problem in Petropolis?', 'Petrópolis'],
    ['site report of Valparaiso', 'Valparaíso'],
    ['Is Zurich safe?', 'Zürich'],
    ['Will Venice be underwater in 2100?', 'Venice'],
    ['Tsunami risk in Crescent City', 'Crescent City'],
    ['wildfire paradise california', 'Paradise'],
    ['東京の地震リスクは？', 'Tokyo'],
    ['زلزله در تهران چقدر محتمل است؟', 'Tehran'],
    ['Paris', 'Paris'],
    ['Paris, Texas', 'Paris'],
    ['Bushfire Canberra', 'Canberra'],
  ])('%s is of %s', async (question, name) => {
    expect((await ask(question)).place.name).toBe(name);
  });

  it('answers for the year that is asked about, or says that it does not', async () => {
    const { answer } = await ask('Water stress in Cape Town in 2050');
    expect(answer).toMatch(/In 2050 under SSP/);
    expect((await ask('How hot will Phoenix get in 2050?')).answer).toContain(
      'of the year asked about it says nothing',
    );
  });

  it('tells a quantity once, with one warning, and the result of each operation as data', async () => {
    const { answer, operations, warnings } = await ask('Flood risk in Houston');
    const { json } = await server.call(operations[0].path, { body: operations[0].input });
    const { name, value, unit, p10, p90 } = json.quantity;
    const { model } = json.provenance;
    expect(operations[0]).toMatchObject({
      level: json.level,
      quantity: { name, value, unit, p10, p90 },
      coverage: json.coverage ?? null,
      model: `${model.name} ${model.version}`,
      degraded: json.provenance.degraded,
    });
    expect(answer.match(/interval|likely between/g)).toHaveLength(1);
    expect(warnings.filter((each: string) => answer.includes(each))).toHaveLength(1);
  });

  it('says of the coming days that the long run says nothing of them', async () => {
    const soon = await ask('Is it safe to travel to Reykjavik next week?');
    expect(soon.answer).toContain('of the coming days it says nothing');
    expect((await ask('Is Reykjavik safe?')).answer).not.toContain('coming days');
  });

  it('names its model and sources where they are asked for', async () => {
    const { answer, operations } = await ask('Where does your flood number for Dresden come from?');
    const [name] = operations[0].model.split(' ');
    expect(answer).toMatch(new RegExp(`Model ${name}, version [\\d.]+\\. Inputs: .*embedded`));
  });

  it('names the place it means, and others of the name', async () => {
    const { place } = await ask('How risky is Paris?');
    expect(place).toMatchObject({ name: 'Paris', country: 'France', match: 'exact' });
    expect(place.alternatives.length).toBeGreaterThan(0);
    expect((await ask('How risky is Paris, Texas?')).place).toMatchObject({ division: 'Texas' });
  });
});

describe('a question that cannot be answered', () => {
  it.each(REFUSED)('%s: %s', async (question, code) => {
    const padded = question.padEnd(3, '?');
    const { status, answer, numbers, abstention } = await ask(padded);
    expect([status, answer, numbers, abstention.code]).toEqual(['abstained', null, [], code]);
    expect(abstention.reason.length).toBeGreaterThan(10);
  });

  it('a town is taken before the country that is named beside it, and a large island before a far town', async () => {
    const { place } = await ask('Flood risk in Bangladesh near Khulna');
    expect(place).toMatchObject({ name: 'Khulna', country: 'Bangladesh' });
    // Bali has Denpasar with more people than Bāli in West Bengal; Genève is the seat of the canton of Geneva.
    expect((await ask('Is Bali safe?')).abstention.reason).toContain('Bali is a whole country');
    expect((await ask('Could a tsunami reach Geneva?')).place.country).toBe('Switzerland');
    expect((await ask('Is Manchester safe?')).place.country).toBe('United Kingdom');
  });

  it('a year, a worth, a unit and a town beside a volcano are read', async () => {
    const past = await ask('How strong was the 1906 San Francisco earthquake?');
    expect(past.answer).toMatch(/San Francisco.*Listed: magnitude 7\.9 on 1906-04-18/);
    const loss = await ask('How much will I lose a year on a $400,000 wooden house in Zagreb?');
    const { value } = loss.numbers.find(
      (each: { pointer: string }) => each.pointer === '/reply/quantity/value',
    );
    expect(loss.answer).toContain(
      `USD ${Number((value * 400_000).toPrecision(3)).toLocaleString('en-US')} a year`,
    );
    expect((await ask('Is it safe to live near Mount Etna in Catania?')).place.name).toBe(
      'Catania',
    );
    const lahars = await ask('Would lahars of Mount Rainier reach Tacoma?');
    expect([lahars.place.name, lahars.answer]).toEqual([
      'Tacoma',
      expect.stringMatching(/Rainier is [\d.]+ km away/),
    ]);
  });

  it('of a year without a listed event it says so, and of a horizon that it reckoned with it does not deny it', async () => {
    const none = await ask('What was the 1903 earthquake in Vienna, Austria?');
    expect(none.answer).toContain('The list holds no earthquake there of the time asked about.');
    const ahead = await ask('What is the chance of a magnitude 7 in Istanbul by 2030?');
    expect(ahead.answer).toMatch(/within \d+ days/);
    expect(ahead.answer).not.toContain('says nothing');
  });

  it('two places of one name are told apart', async () => {
    const { answer } = await ask(
      'Is Naples, Italy or Naples, Florida more at risk from hurricanes?',
    );
    expect(answer).toMatch(
      /Naples, Campania, Italy scores .* Naples, Florida, United States is the riskier/,
    );
  });

  it('asks back between places of one name', async () => {
    const { abstention } = await ask('Is Springfield safe?');
    expect(abstention.code).toBe('ambiguous_place');
    expect(abstention.suggestions.length).toBeGreaterThan(1);
  });

  it('422 names the bound of the question', async () => {
    const { status, json } = await server.call('/api/v1/earth/ask', {
      body: { question: 'x'.repeat(501) },
    });
    expect([status, json.detail[0].loc]).toEqual([422, ['body', 'question']]);
  });
});

describe('a question of the odds of a place in no region that is forecast', () => {
  it.each([
    ['How likely is a tsunami in Lisbon in the next 50 years?', 'tsunami_predict', 'a tsunami'],
    [
      'Chance of a magnitude 6 earthquake in Paris within a year',
      'earthquake_seismicRisk',
      'an earthquake',
    ],
  ])(
    '%s is answered by its hazard over the long run, which is said',
    async (question, id, event) => {
      const { status, operations, answer } = await ask(question);
      expect(status).toBe('answered');
      expect(operations.map((each: { id: string }) => each.id)).toEqual([id]);
      expect(answer).toMatch(
        new RegExp(
          `^([^:]+: )?No probability of ${event} within a time is forecast for this place`,
        ),
      );
    },
  );

  it('in a region that is forecast it stays a probability', async () => {
    const { operations } = await ask(
      'Chance of a magnitude 6 earthquake in San Francisco within a year',
    );
    expect(operations[0].id).toBe('predictions_oracle');
  });
});

describe('a question that sets two places against each other', () => {
  it.each([
    ['Which is riskier, Naples or Catania?', 'georisk_score', ['Naples', 'Catania']],
    [
      'Is Kathmandu safer than Delhi for earthquakes?',
      'earthquake_seismicRisk',
      ['Kathmandu', 'Delhi'],
    ],
    [
      'Compare the flood risk of Houston and New Orleans',
      'flood_forecast',
      ['Houston', 'New Orleans'],
    ],
    ['Wildfire in Paradise, California versus Boulder', 'wildfire_risk', ['Paradise', 'Boulder']],
  ])('%s is answered for both, with the order of their scores', async (question, id, names) => {
    const { status, places, operations, numbers, answer } = await ask(question);
    expect(status).toBe('answered');
    expect(places.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(operations.map((each: { id: string }) => each.id)).toEqual([id, id]);
    const [one, other] = await Promise.all(
      operations.map(
        async ({ path, input }: { path: string; input: object }) =>
          (await server.call(path, { body: input })).json,
      ),
    );
    const riskier = one.score > other.score ? names[0] : names[1];
    const isClear =
      Math.max(one.interval.p10, other.interval.p10) >
      Math.min(one.interval.p90, other.interval.p90);
    expect(answer).toContain(
      isClear ? `${riskier} is the riskier.` : `${riskier} is more likely the riskier`,
    );
    for (const [call, reply] of [one, other].entries()) {
      const score = numbers.find(
        (number: { call: number; pointer: string }) =>
          number.call === call && number.pointer === '/reply/score',
      );
      expect(score.value).toBeCloseTo(reply.score, 1);
    }
  });

  it('says of a place where the hazard cannot occur that it cannot', async () => {
    const { status, answer } = await ask('Tsunami risk: Hilo or Denver, which is worse?');
    expect(status).toBe('answered');
    expect(answer).toMatch(/Denver, Colorado, United States: No tsunami hazard here/);
    expect(answer).not.toContain('Against each other');
  });
});

describe('a name that several places bear', () => {
  it('is said with its division and country, so that nobody takes one for another', async () => {
    // Nevada's is the larger; California's is the one that burned.
    const { answer, place } = await ask('Wildfire risk in Paradise');
    expect(place.division).toBe('Nevada');
    expect(answer).toMatch(/^Paradise, Nevada, United States: \w+ wildfire hazard/);
    // The one of that name that is listed lies in Western Australia, not in Honolulu.
    expect((await ask('tsunami Waikiki')).answer).toMatch(/^Waikiki, Australia: /);
    const only = await ask('Tsunami risk in Hilo');
    expect(only.answer).toMatch(/^Hilo, United States: \w+ tsunami hazard/);
  });

  it('is named as the reason where a name of two is not listed', async () => {
    const { abstention } = await ask('Is Pompeii or Catania riskier?');
    expect(abstention.reason).toContain('a name that is not listed');
  });
});

describe('what a reader asks for', () => {
  it.each([
    // NOAA NCEI, doi:10.7289/V5PN93H7: M 9.5 off Chile on 22 May 1960, and M 8.6 at Unimak Island on 1 April 1946.
    ['Was there a tsunami in Hilo in 1960?', /22 May 1960 \(.*Chile.*magnitude 9\.5/],
    ['tsunami Hilo 1946', /1 April 1946 \(Unimak Island/],
    ['Is Jakarta sinking?', /^Jakarta, Indonesia: At Jakarta the land moves by -\d+ mm a year/],
    ['Is Mexico City sinking?', /told by the subsidence check of construction\/preclearance/],
    ['What would a category 4 hurricane do in Tampa?', /category 4 or stronger pass within 100 km/],
    [
      'What would a flood cost me in Galveston, house of $400k?',
      /By flood alone .* USD [\d,]+ a year/,
    ],
    ['Do I need flood insurance in zip 77550, Galveston?', /^Galveston/],
    // Vesuvius last erupted in 1944 (Global Volcanism Program); Campi Flegrei threatens Naples more.
    [
      'How often is Naples threatened by Vesuvius?',
      /volcanic hazard: .* Vesuvius is 14\.\d km away\. The last known eruption of Vesuvius was in 1944/,
    ],
    ['earthquake probablity next 30 yrs Istambul', /within 30 years from .* all but certain/],
  ])('%s', async (question, says) => {
    const { status, answer } = await ask(question);
    expect([status, answer]).toEqual(['answered', expect.stringMatching(says)]);
  });

  it('names the events of the years that are asked about, and no others', async () => {
    // The Gorkha earthquake of 25 April 2015 was of magnitude 7.8, that of Bihar and Nepal of 15 January 1934 of 8.
    const since = await ask('Has there been any big earthquake near Kathmandu since 2010?');
    expect(since.answer).toContain('magnitude 7.8 on 2015-04-25');
    expect(since.answer).not.toContain('1934');
    const before = await ask('strongest earthquakes near Kathmandu before 1950');
    expect(before.answer).toContain('1934-01-15');
    expect(before.answer).not.toContain('2015');
  });

  it('lends on the worth that is said', async () => {
    const { operations } = await ask('15 year mortgage on a house in Fort Myers worth $500,000');
    expect(operations[0].input).toMatchObject({ property_value: 500_000, loan_term_years: 15 });
  });

  it.each([
    ['Cambridge, UK', 'England'],
    ['Calgary, AB', 'Alberta'],
    ['Darwin NT', 'Northern Territory'],
    ['Victoria, BC', 'British Columbia'],
    ['Perth, WA', 'Western Australia'],
    ['Zurich on Lake Zurich', 'Zurich'],
  ])('flood risk in %s is that of %s', async (where, division) => {
    expect((await ask(`flood risk in ${where}`)).place).toMatchObject({ division });
  });
});

describe('what to do', () => {
  it('is told with the hazard of a tsunami', async () => {
    const { answer, numbers } = await ask('Should I evacuate Padang if there is a tsunami?');
    expect(answer).toContain('After strong shaking, or any of more than 20 seconds, move at once');
    expect(numbers.map(({ pointer }: { pointer: string }) => pointer)).toContain(
      '/reply/evacuation/text',
    );
    const plain = await ask('Tsunami risk in Padang, Indonesia');
    expect(plain.answer).not.toContain('move at once');
  });
});

describe('a question of two places', () => {
  it.each([
    ['flood risk in Rotterdam and New Orleans', ['Rotterdam', 'New Orleans']],
    ['volcano risk in Naples or in Catania', ['Naples', 'Catania']],
    ['Is Lima or Callao at risk of a tsunami?', ['Lima', 'Callao']],
    ['tell me the hazards for our factory in Pune and our depot in Chennai', ['Pune', 'Chennai']],
    ['Is Tampa, Miami or Houston safer?', ['Tampa', 'Miami', 'Houston']],
    ['Compare flood risk in Paris, London and Berlin', ['Paris', 'London', 'Berlin']],
  ])('%s is answered for each by its name', async (question, names) => {
    const { status, answer, places, operations } = await ask(question);
    expect(status).toBe('answered');
    expect(places.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(operations).toHaveLength(names.length);
    for (const name of names) expect(answer).toMatch(new RegExp(`\\b${name}[^:]{0,60}: `));
    expect(/Against each other/.test(answer)).toBe(/safer|Compare/.test(question));
  });

  it.each([
    ['tsunami risk in Acapulco and earthquake risk in Oaxaca', ['Acapulco', 'Oaxaca']],
    ['riesgo de tsunami en Acapulco y riesgo de terremoto en Oaxaca', ['Acapulco', 'Oaxaca']],
    ['Tsunami and earthquake hazard of Sendai and Fukushima', ['Sendai', 'Fukushima']],
  ])('%s is asked back, for neither may be answered for the other', async (question, names) => {
    const { status, abstention } = await ask(question);
    expect(status).toBe('abstained');
    expect(abstention).toMatchObject({ code: 'several_places', suggestions: names });
  });

  it.each(['earthquake risk in Trinidad and Tobago', 'Flood risk in Bosnia and Herzegovina'])(
    '%s is of one country, and of no town that bears half of its name',
    async (question) => {
      expect((await ask(question)).abstention?.code).toBe('no_place');
    },
  );

  it('takes a place and a word with a capital for one place', async () => {
    const { place } = await ask('Flood risk in Houston and Insurance');
    expect(place.name).toBe('Houston');
  });
});

describe('what a question names and the answer leaves out', () => {
  it.each([
    ['Not the volcano risk, the tsunami risk in Hilo', ['tsunami_predict']],
    ['Flood risk in Houston, not earthquakes', ['flood_forecast']],
    ['How long until the tsunami arrives at Padang after an earthquake?', ['tsunami_predict']],
    ['Not earthquakes. Floods in Tokyo?', ['flood_forecast']],
    ['Ist Zürich sicher?', ['georisk_score']],
    ['Is there NOT a flood risk in Miami?', ['flood_forecast']],
    ['What earthquakes of magnitude over 8 happened near Concepción since 1900?', ['data_query']],
    ['Earthquake forecast at San Francisco for the next month', ['predictions_oracle']],
    ['Ghost network weather correlation for Orlando', []],
  ])('%s is answered by %j', async (question, operations) => {
    const reply = await ask(question);
    expect(reply.operations.map(({ id }: { id: string }) => id)).toEqual(operations);
  });

  it.each([
    ['wildfire risk in Paradise, California and insurance for a wooden house there', 'insurance'],
    ['Landslides in Quito where volcanoes stand', 'landslides'],
  ])('%s is told what is not answered', async (question, about) => {
    const { warnings } = await ask(question);
    expect(warnings).toContain(`Not answered: ${about}. Ask of it alone.`);
  });

  it('prices a warehouse as one', async () => {
    const question = 'Expected annual loss of a steel warehouse in Houston';
    const { operations } = await ask(question);
    expect(operations[0].input).toMatchObject({
      property_type: 'industrial',
      construction_type: 'steel',
    });
  });

  it('tells the gust of hurricanes for the return period that is asked for', async () => {
    const { answer } = await ask('wind speed once in 50 years in Key West');
    expect(answer).toMatch(/Gust of a hurricane once in 50 years/);
  });

  it('tells the chance of a new eruption, not that of being in eruption', async () => {
    const { answer } = await ask('When did Kilauea last erupt?');
    const { json } = await server.call('/api/v1/predictions/market/oracle', {
      body: { hazard_type: 'volcano', region: 'kilauea', magnitude_threshold: 0 },
    });
    const short = Number(json.probability.toPrecision(3));
    expect(answer).toContain(
      `new eruption of Kilauea begins within 365 days, at any size, is ${short}`,
    );
  });
});
