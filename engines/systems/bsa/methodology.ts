import { ASSET_ROWS, ASSET_SOURCES, CLOSED } from './tables/assets.ts';
import * as parameters from './tables/parameters.ts';

/** Version of the numbers: whatever moves a premium moves it. */
export const METHODOLOGY_VERSION = '1.0.0';

/** Everything a premium is computed with, as plain data in the names of the wire: what is hashed and published. */
export const PARAMETER_SET = onTheWire({
  version: METHODOLOGY_VERSION,
  parameters: { ...parameters },
  register: { rows: ASSET_ROWS, closed: CLOSED, sources: ASSET_SOURCES },
}) as Readonly<Record<string, unknown>>;

/** The same data with names in snake_case. */
function onTheWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(onTheWire);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase(),
      onTheWire(member),
    ]),
  );
}

/** Equations, in words and for KaTeX. */
export const EQUATIONS = [
  {
    id: 'rate',
    title: 'Event rate',
    text: 'Earthquakes at or above M a year: natural ones plus Coulomb driver times response to cycling times V 10^(index - b M), cut at the largest magnitude.',
    latex: '\\lambda(M) = \\lambda_0\\,10^{-b(M-3)} + D\\,f(n)\\,V\\,10^{\\Sigma - bM}',
  },
  {
    id: 'coulomb',
    title: 'Coulomb-stress driver',
    text: 'Friction times swing of pore pressure at the fault over that of the reference cycle of 5 MPa at friction 0.6.',
    latex: 'D = \\frac{\\mu\\,\\Delta p}{\\mu_0\\,\\Delta p_0}\\,e^{-d/L}',
  },
  {
    id: 'rate_and_state',
    title: 'Response: rate and state',
    text: 'A cycle within the aftershocks of the last adds ever less.',
    latex: 'f_{RS}(n) = n_0 \\ln\\left(1 + \\frac{n}{n_0}\\right)',
  },
  {
    id: 'stress_memory',
    title: 'Response: stress memory',
    text: 'Only peaks of stress not felt before count: the expected number of records among n cycles.',
    latex: 'f_K(n) = \\psi(n+1) + \\gamma = \\sum_{i=1}^{n} \\tfrac{1}{i}',
  },
  {
    id: 'fatigue',
    title: 'Response: fatigue',
    text: 'Cracks grow with a power of the number of cycles.',
    latex: 'f_F(n) = n^{0.6}',
  },
  {
    id: 'damage',
    title: 'Damage',
    text: 'Mean damage grade by intensity and vulnerability index, binomial about it, each grade with its loss.',
    latex:
      '\\mu_D = \\left[2.5 + 3\\tanh\\left(\\frac{I + 6.25V - 12.7}{3}\\right)\\right] e^{\\min(0,\\,V(I-7)/2)}',
  },
  {
    id: 'layer',
    title: 'Layer',
    text: 'What is paid of a loss: above the attachment, up to the limit.',
    latex: 'L_{layer} = \\min\\left(\\ell,\\,\\max(0,\\,L - a)\\right)',
  },
  {
    id: 'pure_premium',
    title: 'Pure premium',
    text: 'Sum over events and branches of rate times loss of the layer.',
    latex: 'P = \\sum_k w_k \\sum_i \\lambda_{ki}\\,L_i',
  },
  {
    id: 'wang',
    title: 'Wang load',
    text: 'Mean of the yearly largest loss under the distorted exceedance curve less the mean without.',
    latex: 'R_W = \\int_0^{\\infty} \\Phi\\left(\\Phi^{-1}(S(x)) + \\lambda_W\\right) - S(x)\\,dx',
  },
  {
    id: 'lambda_sigma',
    title: 'Lambda-sigma load',
    text: 'A share of the standard deviation of the yearly loss.',
    latex: 'R_\\sigma = k\\sqrt{\\sum_i \\lambda_i L_i^2}',
  },
  {
    id: 'premium',
    title: 'Technical premium',
    text: 'Pure premium and risk load over one less the expense ratio; the rate on line is the premium over the limit.',
    latex: '\\Pi = \\frac{P + R}{1 - e},\\qquad \\mathrm{ROL} = \\frac{\\Pi}{\\ell}',
  },
] as const;

/** Publications behind the method. */
export const REFERENCES = [
  'Shapiro, Dinske, Langenbruch & Wenzel (2010), The Leading Edge 29(3), 304-309. doi:10.1190/1.3353727',
  'Dieterich (1994), J. Geophys. Res. 99, 2601-2618. doi:10.1029/93JB02581',
  'Lavrov (2003), Int. J. Rock Mech. Min. Sci. 40, 151-171. doi:10.1016/S1365-1609(02)00138-7',
  'Cerfontaine & Collin (2018), Rock Mech. Rock Eng. 51, 391-414. doi:10.1007/s00603-017-1337-5',
  'Atkinson (2015), Bull. Seismol. Soc. Am. 105(2A), 981-992. doi:10.1785/0120140142',
  'Worden, Gerstenberger, Rhoades & Wald (2012), Bull. Seismol. Soc. Am. 102(1), 204-221. doi:10.1785/0120110156',
  'Lagomarsino & Giovinazzi (2006), Bull. Earthq. Eng. 4, 415-443. doi:10.1007/s10518-006-9024-z',
  'Bernardini, Giovinazzi, Lagomarsino & Parodi (2007), XII Convegno ANIDIS, Pisa',
  'Wang (2000), J. Risk Insur. 67(1), 15-36. doi:10.2307/253675',
  'Foulger, Wilson, Gluyas, Julian & Davies (2018), Earth-Sci. Rev. 178, 438-514. doi:10.1016/j.earscirev.2017.07.008',
  'Dinske & Shapiro (2013), J. Seismol. 17, 13-25. doi:10.1007/s10950-012-9292-9',
] as const;

/** Changes of the numbers, newest first. */
export const CHANGE_LOG = [
  {
    version: '1.0.0',
    date: '2026-11-22',
    change:
      'First version: three responses to cycling, prior of the index by kind, register of storage assets.',
  },
] as const;
