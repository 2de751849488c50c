/** POLICY. Bounds of tritium in the eastern Great Basin for samples of 2008 to 2010: below, before the bomb tests; above, since. */
export const TRITIUM_TU = { premodern: 0.5, modern: 3 } as const;
