import type { QuantityLever } from '../answer/lever.ts';
import { figure, paragraph } from '../answer/words.ts';
import type { flareFindings } from './flareReport.ts';

/** The findings in plain words; every number in them stands in the record. */
export function flareWords(
  {
    persistent_sources: count,
    quantity,
    emissions,
    world,
    levers,
  }: ReturnType<typeof flareFindings>,
  { nights, radius_km: radiusKm }: { readonly nights: number; readonly radius_km: number },
): string {
  const within = `within ${figure(radiusKm, 3)} km`;
  if (!count)
    return paragraph(
      `No place ${within} was hot on three of ${nights} nights looked at; cloudy nights show nothing.`,
      leverWords(levers),
    );
  return paragraph(
    `${count} ${count === 1 ? 'place' : 'places'} ${within} burnt on at least three of ${nights} nights looked at.`,
    quantity && quantity.value > 0
      ? `They are taken for flares or industry that burn about ${figure(quantity.value)} m³ of gas a day (80 % interval ${figure(quantity.p10)} to ${figure(quantity.p90)}).`
      : 'All of them lie beside volcanoes: none is taken for a flare.',
    emissions && emissions.nominal.co2e_t_per_day > 0
      ? `That emits ${figure(emissions.nominal.co2e_t_per_day)} t of CO2 equivalent a day where flares burn as designed, ${figure(emissions.observed.co2e_t_per_day)} t as aircraft measured.`
      : '',
    world && world.share_of_world > 0
      ? `It is ${figure(world.share_of_world)} of the gas that the world flared in ${world.year}.`
      : '',
    leverWords(levers),
  );
}

function leverWords([strongest]: readonly QuantityLever[]): string {
  return strongest
    ? `What would change the answer most: ${strongest.change}, to ${figure(strongest.quantity)} m³ a day.`
    : '';
}
