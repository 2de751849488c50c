import { normalCdf } from './normal.ts';

/** Gauss-Legendre nodes and weights on -1..1, positive halves, of 6, 12 and 20 points. */
const RULES = [
  {
    x: [0.9324695142031522, 0.6612093864662647, 0.238619186083197],
    w: [0.1713244923791705, 0.3607615730481384, 0.4679139345726904],
  },
  {
    x: [
      0.9815606342467191, 0.904117256370475, 0.769902674194305, 0.5873179542866171,
      0.3678314989981802, 0.1252334085114692,
    ],
    w: [
      0.04717533638651177, 0.1069393259953183, 0.1600783285433464, 0.2031674267230659,
      0.2334925365383547, 0.2491470458134029,
    ],
  },
  {
    x: [
      0.9931285991850949, 0.9639719272779138, 0.912234428251326, 0.8391169718222188,
      0.7463319064601508, 0.636053680726515, 0.5108670019508271, 0.3737060887154196,
      0.2277858511416451, 0.07652652113349732,
    ],
    w: [
      0.01761400713915212, 0.04060142980038694, 0.06267204833410905, 0.08327674157670475,
      0.1019301198172404, 0.1181945319615184, 0.1316886384491766, 0.1420961093183821,
      0.1491729864726037, 0.1527533871307259,
    ],
  },
] as const;

/**
 * P(X > h and Y > k) of two standard normals with correlation rho; absolute error below 5e-16.
 *
 * @param rho  -1 to 1
 * @returns NaN outside
 * @source Genz (2004), Statistics and Computing 14(3), 251-260, after Drezner & Wesolowsky (1990). doi:10.1023/B:STCO.0000035304.20635.31
 */
export function bivariateNormalTail(h: number, k: number, rho: number): number {
  if (!(rho >= -1 && rho <= 1)) return NaN;
  if (h === Infinity || k === Infinity) return 0;
  if (h === -Infinity) return normalCdf(-k);
  if (k === -Infinity) return normalCdf(-h);
  return Math.abs(rho) < 0.925 ? moderate(h, k, rho) : strong(h, k, rho);
}

function ruleFor(rho: number) {
  const size = Math.abs(rho);
  return size < 0.3 ? RULES[0] : size < 0.75 ? RULES[1] : RULES[2];
}

function sumOver(rule: (typeof RULES)[number], at: (x: number) => number): number {
  return rule.x.reduce((sum, x, i) => sum + rule.w[i] * (at(x) + at(-x)), 0);
}

function moderate(h: number, k: number, rho: number): number {
  const squares = (h * h + k * k) / 2;
  const half = Math.asin(rho) / 2;
  const sum = sumOver(ruleFor(rho), (x) => {
    const sine = Math.sin(half * (1 + x));
    return Math.exp((sine * h * k - squares) / (1 - sine * sine));
  });
  return (sum * half) / (2 * Math.PI) + normalCdf(-h) * normalCdf(-k);
}

function strong(h: number, second: number, rho: number): number {
  const k = rho < 0 ? -second : second;
  const tail = Math.abs(rho) < 1 ? nearOne(h, k, rho) : 0;
  if (rho > 0) return tail + normalCdf(-Math.max(h, k));
  const rest = k > h ? (h < 0 ? normalCdf(k) - normalCdf(h) : normalCdf(-h) - normalCdf(-k)) : 0;
  return Math.max(0, rest - tail);
}

/** Eq. 6 of the paper: the part that remains of the integral near full correlation, with its expansion taken off. */
function nearOne(h: number, k: number, rho: number): number {
  const hk = h * k;
  const a2 = (1 - rho) * (1 + rho);
  const positive = rho < 0 ? (1 + rho) * (1 - rho) : a2;
  const a = Math.sqrt(positive);
  const b2 = (h - k) ** 2;
  const c = (4 - hk) / 8;
  const d = (12 - hk) / 16;
  const exponent = -(b2 / positive + hk) / 2;
  let sum =
    exponent > -100
      ? a *
        Math.exp(exponent) *
        (1 - (c * (b2 - positive) * (1 - (d * b2) / 5)) / 3 + (c * d * positive * positive) / 5)
      : 0;
  if (-hk < 100) {
    const b = Math.sqrt(b2);
    sum -=
      Math.exp(-hk / 2) *
      Math.sqrt(2 * Math.PI) *
      normalCdf(-b / a) *
      b *
      (1 - (c * b2 * (1 - (d * b2) / 5)) / 3);
  }
  sum += sumOver(RULES[2], (x) => {
    const xs = ((a / 2) * (1 + x)) ** 2;
    const rs = Math.sqrt(1 - xs);
    const power = -(b2 / xs + hk) / 2;
    if (power <= -100) return 0;
    return (
      (a / 2) *
      Math.exp(power) *
      (Math.exp((-hk * xs) / (2 * (1 + rs) ** 2)) / rs - (1 + c * xs * (1 + d * xs)))
    );
  });
  return -sum / (2 * Math.PI);
}
