/**
 * Sides on which a volcano stands open (a scar of collapse, a breach, a wall on the other side): middle bearing and width, degrees.
 * Flows of pyroclasts and debris take that side first. By number of the Global Volcanism Program; bearings rounded to some 10 degrees.
 *
 * @source Siebert (1984), J. Volcanol. Geotherm. Res. 22, 163-197; Siebert, Glicken & Ui (1987), Bull. Volcanol. 49, 435-459. doi:10.1007/BF01245475;
 *   Dufresne, Siebert & Bernard (2021), in Volcanic Debris Avalanches, ch. 1; for Vesuvius the wall of Somma: Gurioli et al. (2010), Bull. Volcanol. 72;
 *   restated from memory, unverified row by row
 */
export const SECTORS: Readonly<Record<number, { readonly name: string; readonly bearingDeg: number; readonly widthDeg: number }>> = {
  321050: { name: 'St. Helens, 1980', bearingDeg: 0, widthDeg: 90 },
  300250: { name: 'Bezymianny, 1956', bearingDeg: 120, widthDeg: 80 },
  300270: { name: 'Sheveluch, 1964', bearingDeg: 180, widthDeg: 100 },
  283160: { name: 'Bandai, 1888', bearingDeg: 0, widthDeg: 80 },
  282100: { name: 'Unzen, Mayuyama 1792 and Mizunashi 1991', bearingDeg: 95, widthDeg: 70 },
  211040: { name: 'Stromboli, Sciara del Fuoco', bearingDeg: 315, widthDeg: 60 },
  211060: { name: 'Etna, Valle del Bove', bearingDeg: 105, widthDeg: 80 },
  211020: { name: 'Vesuvius, south of the wall of Somma', bearingDeg: 195, widthDeg: 230 },
  341040: { name: 'Colima', bearingDeg: 205, widthDeg: 140 },
  360050: { name: 'Soufriere Hills, Tar and the west', bearingDeg: 90, widthDeg: 120 },
  360120: { name: 'Pelee, south-west', bearingDeg: 225, widthDeg: 80 },
  360150: { name: 'Soufriere St. Vincent, south-west', bearingDeg: 235, widthDeg: 120 },
  360060: { name: 'Soufriere Guadeloupe, south-west', bearingDeg: 220, widthDeg: 80 },
  263250: { name: 'Merapi, south and west', bearingDeg: 205, widthDeg: 130 },
  263300: { name: 'Semeru, south-east', bearingDeg: 140, widthDeg: 60 },
  261080: { name: 'Sinabung, south-east', bearingDeg: 130, widthDeg: 100 },
  263140: { name: 'Galunggung, south-east', bearingDeg: 135, widthDeg: 70 },
  342030: { name: 'Santa Maria, south-west', bearingDeg: 205, widthDeg: 100 },
  253010: { name: 'Lamington, north', bearingDeg: 0, widthDeg: 90 },
  262000: { name: 'Anak Krakatau, 2018', bearingDeg: 235, widthDeg: 80 },
  251070: { name: 'Ritter, 1888', bearingDeg: 270, widthDeg: 90 },
  352010: { name: 'Reventador, east', bearingDeg: 110, widthDeg: 80 },
  352080: { name: 'Tungurahua, west and north', bearingDeg: 310, widthDeg: 140 },
  313030: { name: 'Redoubt, north', bearingDeg: 0, widthDeg: 80 },
  384010: { name: 'Fogo, east', bearingDeg: 90, widthDeg: 100 },
  233020: { name: 'Fournaise, the eastern enclosure', bearingDeg: 95, widthDeg: 80 },
  357090: { name: 'Copahue, north-east', bearingDeg: 60, widthDeg: 120 },
  344110: { name: 'Mombacho, south and north-east', bearingDeg: 190, widthDeg: 100 },
  313010: { name: 'Augustine, north', bearingDeg: 0, widthDeg: 120 },
  241040: { name: 'Whakaari, south-east', bearingDeg: 130, widthDeg: 80 },
};
