import { describe, expect, it } from 'vitest';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { rivers } from '../../src/atlas/data/rivers.ts';
import { floodSettingAt } from '../../src/atlas/floodPlains.ts';
import { nearestRiver } from '../../src/atlas/shore/shoreAt.ts';

const courses = rivers.map(([name, , , , , axis]) => ({
  name,
  vertices: axis.split(',').map((text) => {
    const [lat = NaN, lon = NaN] = text.split(' ').map(Number);
    return { lat, lon };
  }),
}));

describe('lines of listed rivers', () => {
  // CIA World Data Bank II, which the lines were not drawn from, is off by one or two kilometres itself.
  it('stand by the rivers of the map: half of the vertices within 2 km, nine of ten within 8', () => {
    const apart = courses
      .flatMap(({ vertices }) =>
        vertices.map(({ lat, lon }) => nearestRiver(lat, lon, 12)?.distanceKm),
      )
      .filter((km) => km !== undefined)
      .toSorted((a, b) => a - b);
    expect(apart.length).toBeGreaterThan(700);
    expect(apart[Math.floor(0.5 * apart.length)]).toBeLessThan(2);
    expect(apart[Math.floor(0.9 * apart.length)]).toBeLessThan(8);
  });

  it('do not leap from one basin to another', () => {
    for (const { name, vertices } of courses)
      for (const [i, { lat, lon }] of vertices.slice(1).entries()) {
        const from = vertices[i] ?? { lat: NaN, lon: NaN };
        expect(distanceKm(from.lat, from.lon, lat, lon), name).toBeLessThan(900);
      }
  });
});

describe('rivers through towns that they flooded', () => {
  // Towns and the river of each, from atlases: Yuba City 1955, Salinas 1995, Arcadia 2004 and 2022, Guerneville 1986, Xi'an, Ahmedabad, Lahore 1988, Plovdiv 1957, Hannibal 1993, Bewdley 2000 and 2020, Tewkesbury 2007, Vienna 1954.
  it.each([
    ['Yuba City', 39.14, -121.62, 'Feather'],
    ['Sacramento, Campus Commons', 38.57, -121.42, 'American'],
    ['Spreckels', 36.62, -121.65, 'Salinas'],
    ['Lemoore', 36.3, -119.78, 'Kings and Tulare Lake'],
    ['Guerneville', 38.5, -123.0, 'Russian'],
    ['Arcadia', 27.22, -81.86, 'Peace'],
    ['Sanford', 28.8, -81.27, 'St. Johns'],
    ['Okeechobee, lock S-65E', 27.22, -80.96, 'Kissimmee'],
    ['Chengdu', 30.66, 104.07, 'Jin of Chengdu'],
    ['Ahmedabad', 23.03, 72.58, 'Sabarmati'],
    ['Lahore, Shahdara', 31.62, 74.29, 'Ravi'],
    ['Plovdiv', 42.15, 24.75, 'Maritsa and Evros'],
    ['Banjarmasin', -3.32, 114.59, 'Barito'],
    ['Hannibal', 39.71, -91.36, 'Mississippi, upper'],
    ['Bewdley', 52.376, -2.316, 'Severn'],
    ['Tewkesbury', 51.99, -2.16, 'Severn'],
    ['Vienna, Reichsbrücke', 48.22, 16.41, 'Danube, Austria'],
  ])('%s stands by it', (_town, lat, lon, river) => {
    const [nearest] = floodSettingAt(lat, lon).reaches;
    expect(nearest?.name).toBe(river);
    expect(nearest?.distanceKm).toBeLessThan(8);
  });
});
