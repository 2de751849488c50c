import {
  efRating,
  isSevereGust,
  isSevereHail,
} from '../../engines/hazards/weather/severeCriteria.ts';
import { need, type Row, type RowBinding, type Topic } from './binding.ts';

const MM_PER_INCH = 25.4;
const MPS_PER_MPH = 0.44704;

const scale: RowBinding = {
  kind: 'rows',
  table: 'ef_scale',
  tolerances: { rating: 'exact' },
  compute: (row) => ({ rating: efRating(need(row, 'gust_3s_mph') * MPS_PER_MPH) ?? 'none' }),
};

function severe(row: Row): boolean {
  if (row['type'] === 'hail') return isSevereHail(need(row, 'value') * MM_PER_INCH);
  if (row['type'] === 'wind') return isSevereGust(need(row, 'value') * MPS_PER_MPH);
  return row['type'] === 'tornado';
}

const criteria: RowBinding = {
  kind: 'rows',
  table: 'nws_severe_criteria',
  tolerances: { class: 'exact' },
  compute: (row) => ({ class: severe(row) ? 'severe' : 'not_severe' }),
};

export const severeWeather: Topic = { topic: 'severe_weather', tables: [scale, criteria] };
