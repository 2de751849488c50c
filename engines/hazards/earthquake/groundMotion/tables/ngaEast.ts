/**
 * Closed form of the NGA-East median for Vs30 760 m/s, one list a coefficient, one place a period (s; 0: PGA).
 *
 * Own least-squares reading of 1,863 published medians (M 4.2 to 8, 0.5 to 1,250 km, Vs30 150 to 3,000 m/s, soil terms taken off with one
 * free step for each Vs30), so these figures are ours, the medians theirs. Root-mean-square misfit in ln: PGA 0.12, 0.02 s 0.14, 0.1 s 0.07,
 * the others 0.04 to 0.05.
 *
 * @source medians: USGS nshmp-haz (public domain), tests of NGA_EAST_USGS, after Goulet and others (2017), PEER Report 2017/03
 */
export const NGA_EAST_COEFFICIENTS = {
  periodsS: [0, 0.02, 0.1, 0.2, 1, 3, 5, 10],
  h0: [1.8146, 1.95, 1.6398, 1.7643, 1.7813, 1.7323, 1.684, 1.6588],
  h1: [0.2731, 0.4057, 0.1652, 0.4177, 0.4933, 0.5301, 0.474, 0.4258],
  s0: [2.4671, 3.1805, 2.819, 2.5711, 0.86, -1.1348, -2.3503, -3.7924],
  s1: [0.3774, 0.6763, 0.3093, 0.7973, 1.4066, 1.9815, 2.0173, 2.1263],
  s2: [-0.138, -0.1026, -0.1502, -0.1746, -0.3006, -0.2503, -0.2279, -0.1852],
  s3: [0.0078, 0.0015, 0.0033, 0.0065, 0.0119, -0.0228, -0.0279, -0.0376],
  near0: [-1.227, -1.2892, -1.074, -1.1432, -1.1918, -1.1711, -1.1138, -1.1026],
  near1: [0.1809, 0.0992, 0.2143, 0.1115, 0.0865, 0.0826, 0.11, 0.1473],
  far0: [-0.9236, -1.1242, -0.7763, -0.5228, -0.5407, -0.5558, -0.5225, -0.4752],
  far1: [0.1675, 0.1921, 0.0632, 0.0939, 0.0741, 0.05, 0.0495, 0.0393],
  q0: [-0.2651, -0.2609, -0.3584, -0.3305, -0.1457, -0.101, -0.0922, -0.0945],
  q1: [0.0112, 0.0138, 0.0283, 0.007, -0.0035, 0.0018, 0.0048, 0.0106],
} as const;
