import { describe, expect, it } from 'vitest';
import { readPayloadOf as read } from '../support/savedPayload.ts';

// Members as api.weather.gov names them in its OpenAPI document, schema Alert; the outline as well-known text.
const ALERT = {
  '@id': 'https://api.weather.gov/alerts/urn:oid:2.49.0.1.840.0.1.001.1',
  '@type': 'wx:Alert',
  id: 'urn:oid:2.49.0.1.840.0.1.001.1',
  areaDesc: 'Harris, TX',
  geometry: 'POLYGON((-95.5 29.7,-95.3 29.7,-95.3 29.9,-95.5 29.7))',
  geocode: { SAME: ['048201'], UGC: ['TXC201'] },
  sent: '2026-05-01T10:00:00-05:00',
  effective: '2026-05-01T10:00:00-05:00',
  onset: null,
  expires: '2026-05-01T16:00:00-05:00',
  ends: null,
  status: 'Actual',
  messageType: 'Alert',
  severity: 'Severe',
  certainty: 'Likely',
  urgency: 'Immediate',
  event: 'Flash Flood Warning',
  senderName: 'NWS Houston/Galveston TX',
  headline: 'Flash Flood Warning until 4 PM',
  description: 'Heavy rain',
  instruction: null,
  parameters: { VTEC: ['/O.NEW.KHGX.FF.W.0001.260501T1500Z-260501T2100Z/'] },
};
const OUTLINE = [
  [
    [-95.5, 29.7],
    [-95.3, 29.7],
    [-95.3, 29.9],
    [-95.5, 29.7],
  ],
];
const TOLD = {
  id: ALERT.id,
  event: 'Flash Flood Warning',
  severity: 'Severe',
  area: 'Harris, TX',
  sentAt: '2026-05-01T15:00:00.000Z',
  startsAt: '2026-05-01T15:00:00.000Z',
  endsAt: '2026-05-01T21:00:00.000Z',
  vtec: ALERT.parameters.VTEC,
  countyCodes: ['048201'],
  zoneCodes: ['TXC201'],
  polygon: OUTLINE,
};
const asked = { state: 'TX' };
const alerts = (payload: unknown) => read('nws-api', payload, asked, 'state-alerts');

const cap = (members: string, area: string) =>
  `<?xml version="1.0"?><alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>${ALERT.id}</identifier><sender>w-nws.webmaster@noaa.gov</sender><sent>${ALERT.sent}</sent>${members}<info><language>en-US</language><event>${ALERT.event}</event><urgency>Immediate</urgency><severity>Severe</severity><certainty>Likely</certainty><effective>${ALERT.effective}</effective><expires>2026-05-01T12:00:00-05:00</expires><senderName>${ALERT.senderName}</senderName><parameter><valueName>VTEC</valueName><value>${ALERT.parameters.VTEC[0]}</value></parameter><parameter><valueName>eventEndingTime</valueName><value>${ALERT.expires}</value></parameter><area><areaDesc>Harris, TX</areaDesc>${area}</area></info></alert>`;
const AREA =
  '<polygon>29.7,-95.5 29.7,-95.3 29.9,-95.3 29.7,-95.5</polygon><geocode><valueName>SAME</valueName><value>048201</value></geocode><geocode><valueName>UGC</valueName><value>TXC201</value></geocode>';
const feed = (entries: string) =>
  `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2"><id>https://api.weather.gov/alerts/active.atom?area=TX</id><generator>NWS CAP Server</generator><updated>${ALERT.sent}</updated>${entries}</feed>`;
/** The names of the codes and their values stand one after another in one element, several values of a kind in one text. */
const ENTRY = `<entry><id>${ALERT['@id']}</id><updated>${ALERT.sent}</updated><published>${ALERT.sent}</published><title>Flash Flood Warning issued</title><summary>Heavy rain</summary><cap:event>${ALERT.event}</cap:event><cap:effective>${ALERT.effective}</cap:effective><cap:expires>${ALERT.expires}</cap:expires><cap:status>Actual</cap:status><cap:msgType>Alert</cap:msgType><cap:urgency>Immediate</cap:urgency><cap:severity>Severe</cap:severity><cap:certainty>Likely</cap:certainty><cap:areaDesc>Harris, TX</cap:areaDesc><cap:polygon>29.7,-95.5 29.7,-95.3 29.9,-95.3 29.7,-95.5</cap:polygon><cap:geocode><valueName>FIPS6</valueName><value>048201 048157</value><valueName>UGC</valueName><value>TXC201</value></cap:geocode><cap:parameter><valueName>VTEC</valueName><value>${ALERT.parameters.VTEC[0]}</value></cap:parameter></entry>`;
const ACTUAL = '<status>Actual</status><msgType>Alert</msgType>';

describe('alerts of the weather service', () => {
  it.each([
    ['JSON-LD', { '@context': {}, '@graph': [ALERT] }],
    ['JSON-LD, one alone', ALERT],
    [
      'GeoJSON, one alone',
      { geometry: { type: 'Polygon', coordinates: OUTLINE }, properties: ALERT },
    ],
    ['CAP', cap(ACTUAL, AREA)],
  ])('come as %s', (_, payload) => {
    expect(alerts(payload)).toMatchObject({ outcome: 'data', value: { alerts: [TOLD] } });
  });

  it('come as Atom, with codes in a row', () => {
    expect(alerts(feed(ENTRY))).toMatchObject({
      value: { alerts: [{ ...TOLD, countyCodes: ['048201', '048157'], issuer: null }] },
    });
  });

  it('are none where none is in force, a test or a cancelled one', () => {
    expect(alerts(feed('')).outcome).toBe('empty');
    const none =
      '<entry><title>There are no active watches, warnings or advisories</title></entry>';
    expect(alerts(feed(none)).outcome).toBe('empty');
    expect(alerts({ '@graph': [] }).outcome).toBe('empty');
    for (const members of [
      '<status>Test</status><msgType>Alert</msgType>',
      '<status>Actual</status><msgType>Cancel</msgType>',
    ])
      expect(alerts(cap(members, AREA)).outcome, members).toBe('empty');
  });

  it('are not read from another feed, nor from a message without an event', () => {
    const other = '<feed xmlns="http://www.w3.org/2005/Atom"><id>https://example.org</id></feed>';
    expect(alerts(other).outcome).toBe('unavailable');
    expect(alerts(cap(ACTUAL, AREA).replace(ALERT.event, '')).outcome).toBe('unavailable');
    expect(alerts(feed(ENTRY.replace('Actual', ''))).outcome).toBe('unavailable');
  });
});

describe('the map of OpenStreetMap in XML', () => {
  const osm = (inner: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><osm version="0.6" generator="Overpass API 0.7.62"><note>ODbL</note><meta osm_base="2026-05-01T00:00:00Z"/>${inner}</osm>`;

  it('has nodes with their place and ways with their centre', () => {
    const objects =
      '<node id="1" lat="50.7" lon="7.1"><tag k="amenity" v="school"/><tag k="name" v="1"/></node><way id="2"><center lat="50.8" lon="7.2"/><nd ref="9"/><tag k="amenity" v="hospital"/></way>';
    expect(read('osm-overpass', osm(objects))).toMatchObject({
      outcome: 'data',
      asOf: '2026-05-01T00:00:00.000Z',
      value: {
        objects: [
          { id: 'node/1', lat: 50.7, lon: 7.1, tags: { amenity: 'school', name: '1' } },
          { id: 'way/2', lat: 50.8, lon: 7.2, tags: { amenity: 'hospital' } },
        ],
      },
    });
  });

  it('may be empty, and fails in its own words', () => {
    expect(read('osm-overpass', osm('')).outcome).toBe('empty');
    expect(read('osm-overpass', osm('<remark>runtime error: Query timed out</remark>'))).toEqual(
      expect.objectContaining({
        outcome: 'unavailable',
        reason: 'the source says: runtime error: Query timed out',
      }),
    );
    expect(read('osm-overpass', '<?xml version="1.0"?><gpx/>').outcome).toBe('unavailable');
  });
});

describe('places of Nominatim', () => {
  const place =
    '<place place_id="1" osm_type="way" osm_id="2" lat="40.75" lon="-73.99" display_name="Madison Square Garden, New York" importance="0.6"><road>7th Avenue</road><city>New York</city></place>';
  const search = (inner: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><searchresults timestamp="2026-05-01" querystring="msg">${inner}</searchresults>`;
  const garden = {
    name: 'Madison Square Garden, New York',
    lat: 40.75,
    lon: -73.99,
    kind: 'way',
    address: { city: 'New York' },
  };

  it('come as XML, by name and by position', () => {
    const told = { ...garden, importance: 0.6, address: { road: '7th Avenue', city: 'New York' } };
    expect(read('osm-nominatim', search(place))).toMatchObject({ value: { places: [told] } });
    const reverse = `<reversegeocode timestamp="x"><result osm_type="way" lat="40.75" lon="-73.99">${garden.name}</result><addressparts><city>New York</city></addressparts></reversegeocode>`;
    expect(read('osm-nominatim', reverse)).toMatchObject({ value: { places: [garden] } });
  });

  it('come as GeocodeJSON', () => {
    const geocoding = {
      label: garden.name,
      osm_type: 'way',
      city: 'New York',
      admin: { level8: 'x' },
    };
    const feature = {
      type: 'Feature',
      properties: { geocoding },
      geometry: { type: 'Point', coordinates: [-73.99, 40.75] },
    };
    expect(read('osm-nominatim', { type: 'FeatureCollection', features: [feature] })).toMatchObject(
      { value: { places: [garden] } },
    );
  });

  it('may be none, and no other document is one', () => {
    expect(read('osm-nominatim', search('')).outcome).toBe('empty');
    const none = '<reversegeocode><error>Unable to geocode</error></reversegeocode>';
    expect(read('osm-nominatim', none).outcome).toBe('empty');
    const busy = '<reversegeocode><error>Query took too long</error></reversegeocode>';
    expect(read('osm-nominatim', busy)).toMatchObject({
      reason: 'the source says: Query took too long',
    });
    expect(read('osm-nominatim', '<other/>').outcome).toBe('unavailable');
    expect(read('osm-nominatim', search(place.replace('40.75', 'x'))).outcome).toBe('unavailable');
  });
});

describe('AirNow in XML', () => {
  const reading =
    '<DateObserved>2026-05-01 </DateObserved><HourObserved>15</HourObserved><LocalTimeZone>PST</LocalTimeZone><ReportingArea>Los Angeles</ReportingArea><ParameterName>PM2.5</ParameterName><AQI>42</AQI><CategoryNumber>1</CategoryNumber><CategoryName>Good</CategoryName>';
  const list = (...rows: string[]) =>
    `<ObservationByLatLonList>${rows.map((row) => `<ObservationByLatLon>${row}</ObservationByLatLon>`).join('')}</ObservationByLatLonList>`;
  const told = {
    parameter: 'PM2.5',
    aqi: 42,
    category: 'Good',
    area: 'Los Angeles',
    at: '2026-05-01 15:00 PST',
  };

  it('is one reading or several', () => {
    expect(read('epa-airnow', list(reading))).toMatchObject({ value: { readings: [told] } });
    expect(read('epa-airnow', list(reading, reading.replace('42', '7')))).toMatchObject({
      value: { readings: [told, { aqi: 7 }] },
    });
  });

  it('may be none; damaged or failing it is no reading', () => {
    expect(read('epa-airnow', list()).outcome).toBe('empty');
    expect(read('epa-airnow', list(reading.replace('42', ''))).outcome).toBe('unavailable');
    expect(read('epa-airnow', '<feed/>').outcome).toBe('unavailable');
    const error = '<WebServiceError><Message>Invalid API key</Message></WebServiceError>';
    expect(read('epa-airnow', error)).toMatchObject({ reason: 'the source says: Invalid API key' });
  });
});

describe('tables of', () => {
  it('Safecast have counts, and leave out what is in other units', () => {
    const rows = [
      'Captured Time,Latitude,Longitude,Value,Unit,Location Name,Device ID,MD5Sum,Height,Surface,Radiation,Uploaded Time,Loader ID',
      '2026-06-19 01:59:57,49.6,20.8,334,cpm,,65128,abc,49,,,2026-06-19 01:59:58,77',
      '2026-06-19 02:00:57,49.6,20.8,0.11,microsievert,,65128,abd,49,,,2026-06-19 02:01:58,77',
    ];
    expect(read('safecast', rows.join('\n'))).toMatchObject({
      asOf: '2026-06-19T01:59:57.000Z',
      value: {
        readings: [
          { lat: 49.6, lon: 20.8, countsPerMinute: 334, microsievertPerHour: 1, device: '65128' },
        ],
      },
    });
    expect(read('safecast', [rows[0], rows[2]].join('\n')).outcome).toBe('unavailable');
    expect(read('safecast', `${rows[0]}\n`).outcome).toBe('empty');
  });

  it('OpenAQ have their time with its offset, and each sensor its own unit', () => {
    const table =
      'location_id,sensors_id,location,datetime,lat,lon,parameter,units,value\n2178,3919,Del Norte-2178,2023-01-01T01:00:00-07:00,35.1353,-106.584702,pm10,µg/m³,45.0\n2178,3917,Del Norte-2178,2023-01-01T01:00:00-07:00,35.1353,-106.584702,o3,ppm,0.04\n2178,3917,Del Norte-2178,2023-01-01T02:00:00-07:00,35.1353,-106.584702,o3,ppm,-999\n';
    const ozone = {
      at: '2023-01-01T08:00:00.000Z',
      sensorId: '3917',
      parameter: 'o3',
      units: 'ppm',
      value: 0.04,
    };
    expect(read('openaq', table)).toMatchObject({
      value: { measurements: [{ sensorId: '3919', units: 'µg/m³', value: 45 }, ozone] },
    });
    expect(read('openaq', table, { sensorId: '3917' })).toMatchObject({
      value: { measurements: [ozone] },
    });
  });

  it('dams are in metres, of the state asked for', () => {
    const table =
      '"Data Last Updated: 2026-05-01"\n"Dam Name","Other Names","NID ID","Federal ID","Latitude","Longitude","State","NID Height (Ft)","NID Storage (Acre-Ft)","Year Completed","Hazard Potential Classification"\n"Echo","","UT10124","UT10124","40.965","-111.43","Utah","158","73940","1931","High"\n"Hoover","","NV10122","NV10122","36.016","-114.737","Nevada","","","","High"\n';
    expect(read('usace-nid', table, { state: 'UT' })).toMatchObject({
      value: {
        // 158 ft and 73,940 acre-feet: 1 ft = 0.3048 m, 1 acre-foot = 1,233.48 m³.
        dams: [
          {
            id: 'UT10124',
            heightM: expect.closeTo(48.158, 3),
            storageM3: expect.closeTo(91_203_511, 0),
            yearCompleted: 1931,
            hazard: 'High',
          },
        ],
      },
    });
    expect(read('usace-nid', table)).toMatchObject({
      value: { dams: [{ name: 'Echo' }, { name: 'Hoover', heightM: null, yearCompleted: null }] },
    });
    expect(read('usace-nid', table, { state: 'WY' })).toMatchObject({
      reason: 'the table holds no dam of WY',
    });
  });

  it('the National Risk Index are one county, or do not say which is meant', () => {
    const header =
      'OID_,NRI_ID,STATE,STATEABBRV,COUNTY,STCOFIPS,RISK_SCORE,RISK_RATNG,EAL_VALT,SOVI_SCORE,RESL_SCORE,ERQK_RISKS,ERQK_RISKR,ERQK_EALT,ERQK_AFREQ,TSUN_RISKS,TSUN_RISKR,RFLD_AFREQ,NRI_VER';
    const pierce =
      '1,C53053,Washington,WA,Pierce,53053,98.1,Relatively High,250000000.5,60.2,55,99.2,Very High,2.1e8,0.004,,Not Applicable,3.5,March 2023';
    expect(read('fema-nri', `${header}\n${pierce}\n`)).toMatchObject({
      value: {
        county: 'Pierce',
        countyCode: '53053',
        riskScore: 98.1,
        expectedLossUsd: 250_000_000.5,
        hazards: {
          ERQK: { riskScore: 99.2, frequencyPerYear: 0.004 },
          TSUN: { riskScore: null, riskRating: 'Not Applicable' },
          IFLD: { frequencyPerYear: 3.5 },
        },
        version: 'March 2023',
      },
    });
    expect(read('fema-nri', `${header}\n${pierce}\n${pierce}\n`)).toMatchObject({
      reason: 'the table has 2 counties and no places for them',
    });
  });
});

describe('features of a map service in its own form', () => {
  const fire = {
    attributes: { IncidentName: 'A', IncidentSize: 1200, IrwinID: '{1}', POOState: 'US-UT' },
    geometry: { x: -111, y: 40 },
  };

  it('are the same fires, without a place where it is in metres', () => {
    const fires = (more: object) => read('nifc-wfigs', { features: [fire], ...more });
    const told = { name: 'A', sizeAcres: 1200 };
    for (const wkid of [4326, 4269])
      expect(fires({ spatialReference: { wkid } })).toMatchObject({
        value: { incidents: [{ ...told, lat: 40, lon: -111 }] },
      });
    expect(fires({ spatialReference: { wkid: 102_100, latestWkid: 3857 } })).toMatchObject({
      value: { incidents: [{ ...told, lat: null, lon: null }] },
    });
  });

  it('are the same faults', () => {
    const line = [
      [-111.8, 40.6],
      [-111.8, 40.7],
    ];
    const fault = {
      attributes: { OBJECTID: 7, fault_name: 'Wasatch', slip_rate: 'Between 1.0 and 5.0 mm/yr' },
      geometry: { paths: [line] },
    };
    expect(read('usgs-qfaults', { features: [fault] })).toMatchObject({
      value: { faults: [{ name: 'Wasatch', traces: [line] }] },
    });
  });
});

it('EONET as GeoJSON has each event once, at its last place', () => {
  const feature = (date: string, lon: number, closed: string | null = null) => ({
    type: 'Feature',
    properties: {
      id: 'EONET_1',
      title: 'Storm',
      closed,
      date,
      magnitudeValue: 50,
      magnitudeUnit: 'kts',
      categories: [{ id: 'severeStorms' }],
      sources: [{ id: 'JTWC' }],
    },
    geometry: { type: 'Point', coordinates: [lon, 20] },
  });
  const features = [feature('2026-05-02T00:00:00Z', 131), feature('2026-05-01T00:00:00Z', 130)];
  expect(read('nasa-eonet', { type: 'FeatureCollection', features })).toMatchObject({
    value: { events: [{ id: 'EONET_1', lon: 131, at: '2026-05-02T00:00:00.000Z', magnitude: 50 }] },
  });
  expect(read('nasa-eonet', { features: [feature('2026-05-01', 1, '2026-05-03')] }).outcome).toBe(
    'empty',
  );
});

it('elevations of the former service come as XML, in the units that they name', () => {
  const reply = (elevation: string, units: string) =>
    `<?xml version="1.0"?><USGS_Elevation_Point_Query_Service><Elevation_Query x="-111" y="40"><Data_Source>3DEP 1/3 arc-second</Data_Source><Elevation>${elevation}</Elevation><Units>${units}</Units></Elevation_Query></USGS_Elevation_Point_Query_Service>`;
  expect(read('usgs-epqs', reply('1000', 'Meters'))).toMatchObject({ value: { elevationM: 1000 } });
  expect(read('usgs-epqs', reply('1000', 'Feet'))).toMatchObject({
    value: { elevationM: expect.closeTo(304.8, 6) },
  });
  expect(read('usgs-epqs', reply('-1000000', 'Feet')).outcome).toBe('unavailable');
  expect(read('usgs-epqs', '<other/>').outcome).toBe('unavailable');
});

it('units of rock come as GeoJSON', () => {
  const unit = {
    name: 'Kayenta Formation',
    lith: 'sandstone',
    t_age: 174.1,
    b_age: 201.3,
    source_id: 2,
    map_id: 1,
  };
  const body = {
    success: { v: 2, data: { type: 'FeatureCollection', features: [{ properties: unit }] } },
  };
  expect(read('macrostrat', body)).toMatchObject({
    outcome: 'data',
    value: { units: [{ name: 'Kayenta Formation', topAgeMa: 174.1 }] },
  });
});

it('a county of the risk index in JSON of one line is no table', () => {
  const body = {
    features: [{ attributes: { COUNTY: 'Pierce', STCOFIPS: '53053', RISK_SCORE: 98.1 } }],
  };
  expect(read('fema-nri', body)).toMatchObject({ value: { countyCode: '53053', riskScore: 98.1 } });
});
