/**
 * Volcanic Explosivity Index: bulk tephra volume, km3, from this value to that of the next index, and column height, km
 * (above the vent to VEI 2, above sea level from VEI 3).
 *
 * @source Newhall & Self (1982), J. Geophys. Res. 87(C2), 1231-1238, table 1. doi:10.1029/JC087iC02p01231
 */
export const VEI_CLASSES = [
  { vei: 0, tephraMinKm3: 0, tephraMaxKm3: 1e-5, columnMinKm: 0, columnMaxKm: 0.1 },
  { vei: 1, tephraMinKm3: 1e-5, tephraMaxKm3: 1e-3, columnMinKm: 0.1, columnMaxKm: 1 },
  { vei: 2, tephraMinKm3: 1e-3, tephraMaxKm3: 1e-2, columnMinKm: 1, columnMaxKm: 5 },
  { vei: 3, tephraMinKm3: 1e-2, tephraMaxKm3: 0.1, columnMinKm: 3, columnMaxKm: 15 },
  { vei: 4, tephraMinKm3: 0.1, tephraMaxKm3: 1, columnMinKm: 10, columnMaxKm: 25 },
  { vei: 5, tephraMinKm3: 1, tephraMaxKm3: 10, columnMinKm: 25, columnMaxKm: undefined },
  { vei: 6, tephraMinKm3: 10, tephraMaxKm3: 100, columnMinKm: 25, columnMaxKm: undefined },
  { vei: 7, tephraMinKm3: 100, tephraMaxKm3: 1000, columnMinKm: 25, columnMaxKm: undefined },
  { vei: 8, tephraMinKm3: 1000, tephraMaxKm3: undefined, columnMinKm: 25, columnMaxKm: undefined },
] as const;
