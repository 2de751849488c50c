/** The size of the earth and its angles, for rooms that look no further into the engines. */
export {
  EARTH_RADIUS_KM,
  KM_PER_DEGREE,
  RAD,
  radians,
} from '../../engines/ground/earth/geodesy.ts';
