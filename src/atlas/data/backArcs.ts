/**
 * Ground behind the volcanic fronts of subduction zones that shake by the models of the world: outlines, [latitude, longitude]. Their near edge lies some 25 km behind the
 * Holocene volcanoes nearest to the trench, the far one 250 to 350 km behind, as far as the models' data reach; where a front has a gap (central Peru, 28 to 33 degrees south) nothing is drawn, since the
 * slab lies flat there and shallow. Zones with models of their own (Alaska, Cascadia, Mexico, Central America), arcs with little land behind them (Kamchatka and others), and places
 * between two slabs (Philippines, central Honshu, Taiwan) are left out.
 *
 * Our own outlines after the volcanoes of `volcanoes.ts`. POLICY: the width of the arc.
 *
 * @source Global Volcanism Program, Volcanoes of the World; what lies behind the front: Abrahamson, Gregor & Addo (2016), doi:10.1193/051712EQS188MR
 */
export const BACK_ARCS: readonly (readonly [name: string, outline: readonly (readonly [number, number])[]])[] = [
  ['Northern Andes', [[5.6, -75], [4.9, -75.05], [2.9, -75.75], [2.3, -76.1], [1.2, -77.1], [0.9, -77.55], [0.3, -77.9], [-0.2, -77.9], [-0.9, -78.1], [-1.5, -78.2], [-2.1, -78.1], [-2.1, -75.5], [1.5, -74.5], [5.6, -72.5]]],
  ['Central Andes', [[-14.9, -72.8], [-16.1, -71.1], [-16.9, -70.1], [-18, -69.2], [-19.1, -68.5], [-20.9, -68.1], [-22.7, -67.6], [-23.4, -67.4], [-24.4, -67.9], [-25.2, -68.2], [-27.2, -68.2], [-27.2, -65], [-24, -64], [-20, -64.5], [-17, -66], [-14, -68.5], [-12.5, -71]]],
  ['Southern Andes', [[-33.4, -69.5], [-34.2, -69.5], [-34.7, -70], [-35.2, -70.25], [-36.9, -71.05], [-37.4, -71.05], [-38.7, -71.4], [-39.4, -71.6], [-40.6, -71.8], [-41.1, -72.1], [-42.8, -72.3], [-43.2, -72.45], [-45.9, -72.6], [-45.9, -69], [-41, -68.5], [-37, -67.5], [-33.4, -66.5]]],
  ['Hokkaido and Tohoku', [[44.2, 144.3], [43.65, 143.8], [43.65, 142.5], [42.87, 141.15], [42.75, 140.6], [42.1, 140.3], [41.3, 140.8], [40.66, 140.55], [39.85, 140.65], [38.96, 140.45], [38.1, 140.1], [37.75, 139.9], [37.25, 139.65], [37, 139.2], [36.7, 138.3], [37.1, 137.8], [39, 136.5], [42, 137.5], [46, 141]]],
  ['Kyushu and Ryukyu', [[34.2, 131.3], [33.4, 131], [32.9, 130.8], [31.95, 130.55], [31.6, 130.35], [31.2, 130.2], [30.8, 130], [29.7, 129.4], [27.9, 127.9], [28.8, 126], [32.5, 126], [34.5, 126.5], [36, 128.5], [36, 131.3]]],
  ['Sunda', [[5.7, 95.95], [5.2, 96.7], [5, 97.1], [3.5, 98.75], [2.9, 99.2], [1.75, 99.5], [0.85, 99.8], [0.25, 100.2], [-0.2, 100.7], [-1.55, 101.5], [-3.35, 102.85], [-3.85, 103.35], [-4.3, 103.9], [-5.5, 105.75], [-5.9, 106.2], [-6.45, 106.75], [-6.5, 107.1], [-6.55, 107.6], [-6.65, 108.4], [-6.95, 109.2], [-7, 110], [-7, 110.4], [-7.25, 110.7], [-7.35, 111.2], [-7.55, 112], [-7.5, 112.6], [-7.6, 113], [-7.75, 113.6], [-7.8, 114.2], [-8, 115.4], [-8.15, 116.5], [-8, 118], [-7.95, 119.1], [-8.3, 121], [-8.35, 122.5], [-8.1, 123.6], [-7.8, 124.5], [-6.8, 124.5], [-6.2, 119], [-5.6, 113], [-4.6, 108.5], [-3.2, 106.3], [-0.5, 103], [1.5, 101.2], [4.5, 99.2], [6.5, 96.5]]],
  ['North Island of New Zealand', [[-37.2, 176.9], [-37.9, 176.1], [-38.6, 175.6], [-39, 175.3], [-39.5, 175.2], [-39.5, 173], [-35.5, 173.3], [-36, 175.5]]],
];
