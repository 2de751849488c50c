import { climateNormals } from '../../../ground/datasets/climate.ts';
import { soilProperties } from '../../../ground/datasets/ground.ts';
import { seismicHazard } from '../../../ground/datasets/tectonics.ts';
import { relief, setting, soil } from '../../../ground/datasets/terrain.ts';
import { weatherForecast } from '../../../ground/datasets/weather.ts';
import { noGround } from '../../../ground/earth/noGround.ts';
import { vertical } from '../../../vertical.ts';
import { noMainReport } from './noMain.ts';
import { waterMainReport } from './report.ts';
import { waterMainInput, waterMainReply } from './schemas.ts';
import { weekAhead } from './weekAhead.ts';

/** POST /api/v1/infrastructure/water-main/risk */
export const waterMainRisk = vertical({
  path: '/api/v1/infrastructure/water-main/risk',
  title: 'Water main break risk',
  summary:
    'How often a water main of a material and age breaks at a place, per kilometre and year, what drives it, and the chance in the coming seven days.',
  input: waterMainInput,
  output: waterMainReply,
  needs: ({ lat, lon }) => ({
    climate: climateNormals({ lat, lon }),
    hazard: seismicHazard({ lat, lon }),
    ground: soil({ lat, lon }),
    texture: soilProperties({ lat, lon }),
    setting: setting({ lat, lon }),
    relief: relief({ lat, lon }),
    forecast: weatherForecast({ lat, lon, days: 7 }),
  }),
  assess({ lat, lon, pipe_material: material, pipe_age_years: ageYears }, facts, moment) {
    const none = noGround(facts.setting, facts.relief);
    if (none) return noMainReport({ lat, lon }, { material, ageYears }, none);
    const week = weekAhead(material, facts, moment);
    return waterMainReport({ lat, lon }, { material, ageYears }, { facts, week, moment });
  },
  cost: 'light',
  model: {
    name: 'water-main-break',
    version: '1.1.1',
    methodology:
      'Break rate of the material over 802 utilities, times exponential growth with age, corrosive soil and frost, plus the yearly mean of repairs after earthquakes by the Hazus rates over the site’s hazard curve; the week by forecast or by the usual weather of the month.',
    validity:
      'Distribution mains of North American practice, 0 to 120 years old; elsewhere the order of magnitude. Not on open water or an ice sheet.',
    verification:
      'water_main/hazus_pipe_repair_rate binds the repair rates. Break rates by material, growth with age and frost are not verified against a network; documented programmes stand in the validation page.',
    limits: [
      'Rates by material are quoted at second hand; those of HDPE and concrete from memory.',
      'POLICY: mean ages of the stock, growth with age, frost and soil factors, anchors of the score.',
      'Diameter, pressure, depth and joint are not asked for.',
      'POLICY: months colder than -20 °C, which no surveyed network knows, count as -20 with a wider interval.',
      'Repairs after earthquakes are a yearly mean: they come all at once.',
    ],
  },
  sources: [
    'https://digitalcommons.usu.edu/mae_facpub/174/',
    'doi:10.1016/S1462-0758(01)00033-4',
    'doi:10.1080/1573062X.2011.641566',
    'https://www.fema.gov/flood-maps/products-tools/hazus',
  ],
  example: { lat: 42.3314, lon: -83.0458, pipe_material: 'cast_iron', pipe_age_years: 95 },
  geojson: ({ lat, lon }, { quantity, score, level }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { quantity, score, level },
  }),
});
