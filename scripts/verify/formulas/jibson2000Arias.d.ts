import type { Shaking } from '../../../engines/hazards/landslide/displacement.ts';
/** Newmark displacement from Arias intensity (m/s), m; undefined without it. @source Jibson et al. (2000), eq. 3, doi:10.1016/S0013-7952(00)00039-9 */
export declare function jibson2000Arias({ ariasMps, criticalG }: Shaking): number | undefined;
