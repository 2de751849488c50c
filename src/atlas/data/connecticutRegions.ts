/**
 * Towns that stand for Connecticut's nine planning regions, which the Census Bureau has used as county equivalents since 2022:
 * region, then `town latitude longitude`. A place takes the region of the nearest town; edges are good to some 5 km.
 *
 * @source US Census Bureau (2022), 87 FR 34235; Connecticut General Statutes 16a-4a (member towns); town centres: GNIS, 0.01 degree
 */
export const connecticutTowns: readonly (readonly [region: string, towns: string])[] = [
  ['Capitol', 'Hartford 41.76 -72.69;Manchester 41.78 -72.52;Enfield 41.98 -72.57;Simsbury 41.87 -72.8;New Britain 41.66 -72.78;Mansfield 41.77 -72.23;Stafford 41.98 -72.31;Hebron 41.66 -72.37;Columbia 41.7 -72.3;Southington 41.6 -72.88;Granby 41.95 -72.79;Canton 41.83 -72.89;Willington 41.88 -72.26;Marlborough 41.63 -72.46;Berlin 41.62 -72.75;Tolland 41.87 -72.37'],
  ['Greater Bridgeport', 'Bridgeport 41.18 -73.19;Fairfield 41.15 -73.26;Trumbull 41.24 -73.2;Monroe 41.33 -73.21;Easton 41.25 -73.3;Stratford 41.19 -73.13'],
  ['Lower Connecticut River Valley', 'Middletown 41.56 -72.65;Old Saybrook 41.29 -72.38;Clinton 41.28 -72.53;East Haddam 41.45 -72.46;Durham 41.48 -72.68;Haddam 41.48 -72.51;Lyme 41.4 -72.35;Old Lyme 41.32 -72.33;Killingworth 41.36 -72.56;East Hampton 41.58 -72.5;Cromwell 41.6 -72.65'],
  ['Naugatuck Valley', 'Waterbury 41.56 -73.04;Naugatuck 41.49 -73.05;Shelton 41.31 -73.09;Bristol 41.67 -72.95;Thomaston 41.67 -73.07;Southbury 41.48 -73.21;Woodbury 41.54 -73.21;Oxford 41.43 -73.12;Seymour 41.4 -73.08;Cheshire 41.5 -72.9;Plymouth 41.67 -73.05;Watertown 41.61 -73.12'],
  ['Northeastern Connecticut', 'Killingly 41.84 -71.88;Putnam 41.91 -71.91;Plainfield 41.68 -71.92;Woodstock 41.95 -71.97;Thompson 41.96 -71.86;Union 41.99 -72.16;Ashford 41.87 -72.12;Hampton 41.79 -72.06;Canterbury 41.7 -71.97;Voluntown 41.57 -71.87;Pomfret 41.9 -71.96;Eastford 41.9 -72.08'],
  ['Northwest Hills', 'Torrington 41.8 -73.12;Winchester 41.92 -73.06;Litchfield 41.75 -73.19;Salisbury 41.98 -73.42;Sharon 41.88 -73.48;Kent 41.72 -73.48;Norfolk 41.99 -73.2;North Canaan 42.03 -73.33;Washington 41.63 -73.31;Roxbury 41.56 -73.31;Burlington 41.77 -72.96;Barkhamsted 41.93 -72.91;Hartland 42 -72.94;Cornwall 41.84 -73.33;Morris 41.68 -73.19'],
  ['South Central Connecticut', 'New Haven 41.31 -72.92;Meriden 41.54 -72.81;Milford 41.22 -73.06;Guilford 41.29 -72.68;Madison 41.28 -72.6;Wallingford 41.46 -72.82;Hamden 41.39 -72.9;Branford 41.28 -72.82;Bethany 41.42 -72.99;North Branford 41.33 -72.77;Orange 41.28 -73.03'],
  ['Southeastern Connecticut', 'New London 41.36 -72.1;Norwich 41.52 -72.08;Groton 41.35 -72.08;Stonington 41.34 -71.91;Colchester 41.57 -72.33;Lebanon 41.64 -72.21;Windham 41.7 -72.16;Salem 41.49 -72.28;North Stonington 41.44 -71.88;Griswold 41.6 -71.96;East Lyme 41.36 -72.22;Franklin 41.61 -72.15'],
  ['Western Connecticut', 'Stamford 41.05 -73.54;Danbury 41.39 -73.45;Norwalk 41.12 -73.41;Greenwich 41.03 -73.63;Ridgefield 41.28 -73.5;New Milford 41.58 -73.41;Sherman 41.58 -73.5;Newtown 41.41 -73.31;Bridgewater 41.53 -73.36;Westport 41.14 -73.36;Weston 41.2 -73.38;Wilton 41.2 -73.44;Bethel 41.37 -73.41;Redding 41.3 -73.38;Brookfield 41.47 -73.41'],
];
