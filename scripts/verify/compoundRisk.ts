import { normalQuantile } from '../../engines/ground/math/normal.ts';
import { gaussianCopulaTail, studentCopulaTail } from '../../engines/ground/math/studentCopula.ts';
import { yearSums } from '../../engines/places/compoundRisk/yearSums.ts';
import { need, type Topic } from './binding.ts';

/** Nodes along the one factor of equally correlated components. */
const NODES = 801;

/** Compound risk: joint exceedances of two copulas, likelihood multiplication factors, any of eight. */
export const compoundRisk: Topic = {
  topic: 'compound_risk',
  tables: [
    {
      kind: 'rows',
      table: 'bivariate_joint_exceedance',
      tolerances: { '*': { relative: 1e-5 } },
      notOffered: (row) =>
        row['copula'] === 'gaussian' || row['copula'] === 't' ? undefined : row['copula'],
      compute(row) {
        const [p1, p2, rho] = [1 - need(row, 'u1'), 1 - need(row, 'u2'), need(row, 'rho')];
        return {
          joint_exceedance:
            row['copula'] === 'gaussian'
              ? gaussianCopulaTail(p1, p2, rho)
              : studentCopulaTail(p1, p2, rho, need(row, 'dof')),
        };
      },
    },
    {
      kind: 'rows',
      table: 'equicorrelated_union_8',
      tolerances: { '*': { relative: 1e-5 } },
      compute(row) {
        const loadings = [Math.sqrt(need(row, 'rho'))];
        const threshold = -normalQuantile(need(row, 'marginal_probability'));
        const n = need(row, 'n_components');
        const { none } = yearSums(
          Array.from({ length: n }, () => ({ loadings, threshold })),
          [NODES],
        );
        return { probability_any_of_8: 1 - none };
      },
    },
    {
      kind: 'rows',
      table: 'pair_joint_probability',
      tolerances: { '*': { relative: 1e-5 } },
      compute(row) {
        const [p1, p2] = [need(row, 'p1'), need(row, 'p2')];
        const joint = gaussianCopulaTail(p1, p2, need(row, 'rho'));
        return {
          joint_probability_gaussian: joint,
          independent_product: p1 * p2,
          likelihood_multiplication_factor: joint / (p1 * p2),
        };
      },
    },
  ],
};
