/** Warning where Vs30 stands on the slope of the ground; empty where it is measured, mapped or that of a drawn basin. */
export function slopeProxyWarnings(basis: string): string[] {
  return basis === 'slope_proxy'
    ? [
        'Vs30 is estimated from the slope of the landform: one standard deviation is a factor of 1.4 and more; a measurement can move the site class.',
      ]
    : [];
}
