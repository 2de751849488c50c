/** A line of vents: share of the volcano's eruptions that open along it, and its vertices with the height of the ground there, m. */
export type VentLine = readonly [share: number, line: readonly (readonly [lat: number, lon: number, elevationM: number])[]];

/** Where a volcano opens: lines of vents, discs of them (share, latitude, longitude, radius km, height m), and how far its lava runs; what the shares leave stays at the summit. */
export interface VentMap {
  readonly name: string;
  readonly lines?: readonly VentLine[];
  readonly discs?: readonly (readonly [share: number, lat: number, lon: number, radiusKm: number, elevationM: number])[];
  /** Median reach of its lava, km; that of its kind where left out. */
  readonly lavaKm?: number;
}

/**
 * Rifts, fissure swarms and vent fields by number of the Global Volcanism Program. Drawn by hand along mapped vents and craters, within
 * some 1 to 2 km; shares are rounded from where historical eruptions opened, where that is known, else POLICY. Restated from memory of the
 * works below, unverified row by row.
 *
 * @source Hawaii: Wright et al. (1992), USGS Map MF-2193 (lava-flow hazard zones); Kauahikaua & Cashman (2014), USGS Prof. Pap. 1801
 * @source Iceland: Thordarson & Larsen (2007), J. Geodyn. 43, 118-152. doi:10.1016/j.jog.2006.09.005; Saemundsson et al. (2020), Jokull 70 (Reykjanes)
 * @source Virunga: Komorowski et al. (2003), Acta Vulcanologica 14-15, 27-62; Smets et al. (2015), J. Afr. Earth Sci. 102
 * @source Canaries: Carracedo et al. (2001), J. Volcanol. Geotherm. Res. 104; Becerril et al. (2014), Nat. Hazards Earth Syst. Sci. 14 (El Hierro)
 * @source Azores: Gaspar et al. (2015), Geol. Soc. London Mem. 44; Auckland: Kereszturi et al. (2014), J. Volcanol. Geotherm. Res. 276
 * @source Campi Flegrei: Bevilacqua et al. (2015), J. Geophys. Res. Solid Earth 120. doi:10.1002/2014JB011775
 * @source Etna: Favalli et al. (2009), Geophys. Res. Lett. 36; Cappello et al. (2013), J. Geophys. Res. 118; Fournaise: Villeneuve & Bachelery (2006); Cameroon: Favalli et al. (2012), Bull. Volcanol. 74
 */
export const VENTS: Readonly<Record<number, VentMap>> = {
  // Hawaii
  332010: { name: 'Kilauea', lavaKm: 12, lines: [
    [0.5, [[19.37, -155.21, 1000], [19.386, -155.105, 720], [19.44, -155, 450], [19.467, -154.91, 230], [19.51, -154.83, 40]]],
    [0.08, [[19.38, -155.31, 1000], [19.3, -155.4, 700], [19.2, -155.47, 150]]],
  ] },
  332020: { name: 'Mauna Loa', lavaKm: 25, lines: [
    [0.24, [[19.5, -155.54, 3800], [19.55, -155.44, 3200], [19.62, -155.3, 2300]]],
    [0.22, [[19.43, -155.64, 3700], [19.3, -155.69, 2600], [19.16, -155.7, 1300], [19.06, -155.69, 500]]],
    [0.06, [[19.53, -155.66, 3200], [19.62, -155.75, 2200]]],
  ] },
  332040: { name: 'Hualalai', lavaKm: 15, lines: [[0.6, [[19.7, -155.88, 2300], [19.77, -155.95, 1300], [19.83, -155.99, 300]]], [0.3, [[19.68, -155.85, 2300], [19.62, -155.8, 1700]]]] },
  332060: { name: 'Haleakala', lavaKm: 10, lines: [[0.5, [[20.69, -156.27, 2700], [20.64, -156.35, 1200], [20.6, -156.41, 150]]], [0.4, [[20.71, -156.2, 2300], [20.74, -156.08, 900], [20.76, -156, 100]]]] },
  332030: { name: 'Mauna Kea', lavaKm: 12, discs: [[0.8, 19.8, -155.47, 15, 3000]] },
  // Iceland
  371020: { name: 'Reykjanes and Svartsengi', lavaKm: 8, lines: [[0.6, [[63.84, -22.45, 40], [63.875, -22.39, 120], [63.91, -22.33, 100]]], [0.35, [[63.82, -22.71, 30], [63.88, -22.6, 60]]]] },
  371030: { name: 'Krysuvik', lavaKm: 10, lines: [[0.95, [[63.86, -22.25, 150], [63.93, -22.08, 250], [64.02, -21.88, 120]]]] },
  371032: { name: 'Fagradalsfjall', lavaKm: 6, lines: [[0.95, [[63.885, -22.28, 200], [63.92, -22.21, 200]]]] },
  371040: { name: 'Brennisteinsfjoll', lavaKm: 12, lines: [[0.95, [[63.86, -21.87, 300], [63.94, -21.74, 500], [64.03, -21.6, 350]]]] },
  371050: { name: 'Hengill', lavaKm: 12, lines: [[0.95, [[63.98, -21.45, 300], [64.1, -21.28, 350], [64.2, -21.13, 120]]]] },
  372010: { name: 'Vestmannaeyjar', lavaKm: 2, lines: [[0.98, [[63.3, -20.6, 10], [63.4, -20.3, 20], [63.44, -20.24, 50]]]] },
  372030: { name: 'Katla and Eldgja', lavaKm: 30, lines: [[0.1, [[63.7, -18.95, 800], [63.85, -18.7, 650], [64.03, -18.45, 700]]]] },
  372070: { name: 'Hekla', lavaKm: 8, lines: [[0.6, [[63.95, -19.75, 900], [63.99, -19.66, 1490], [64.03, -19.57, 900]]]] },
  373010: { name: 'Grimsvotn and Laki', lavaKm: 35, lines: [[0.03, [[63.97, -18.35, 550], [64.07, -18.23, 650], [64.16, -18.08, 900]]]] },
  373030: { name: 'Bardarbunga and Veidivotn', lavaKm: 30, lines: [[0.2, [[64.87, -16.84, 790], [64.78, -16.95, 900]]], [0.1, [[64.4, -18, 700], [64.12, -18.85, 570], [64, -19.05, 600]]]] },
  373060: { name: 'Askja', lavaKm: 12, lines: [[0.6, [[65.03, -16.78, 1100], [65.15, -16.65, 700], [65.3, -16.5, 550]]]] },
  373080: { name: 'Krafla', lavaKm: 10, lines: [[0.9, [[65.62, -16.85, 350], [65.71, -16.78, 550], [65.85, -16.68, 350]]]] },
  // Virunga
  223030: { name: 'Nyiragongo', lavaKm: 15, lines: [[0.5, [[-1.55, 29.25, 2800], [-1.6, 29.24, 2100], [-1.645, 29.235, 1700]]]] },
  223020: { name: 'Nyamulagira', lavaKm: 15, lines: [[0.35, [[-1.37, 29.23, 2400], [-1.3, 29.27, 1700]]], [0.3, [[-1.45, 29.17, 2300], [-1.52, 29.12, 1700]]]] },
  // Canaries
  383010: { name: 'Cumbre Vieja, La Palma', lavaKm: 6, lines: [[0.95, [[28.62, -17.86, 1000], [28.6, -17.84, 1700], [28.55, -17.84, 1850], [28.5, -17.845, 900], [28.46, -17.845, 100]]]] },
  383020: { name: 'El Hierro', lavaKm: 4, lines: [[0.4, [[27.74, -18.02, 1400], [27.68, -17.99, 700], [27.63, -17.985, 50]]], [0.3, [[27.77, -17.97, 1100], [27.83, -17.91, 200]]], [0.25, [[27.72, -18.07, 1200], [27.72, -18.14, 250]]]] },
  383030: { name: 'Tenerife', lavaKm: 8, lines: [[0.5, [[28.28, -16.68, 2300], [28.3, -16.76, 1400], [28.34, -16.85, 600]]], [0.25, [[28.3, -16.57, 2200], [28.38, -16.44, 1500]]]] },
  383060: { name: 'Lanzarote', lavaKm: 12, lines: [[0.9, [[28.98, -13.83, 80], [29.01, -13.74, 350], [29.04, -13.65, 350], [29.1, -13.52, 250]]]] },
  383040: { name: 'Gran Canaria', lavaKm: 6, discs: [[0.9, 28.03, -15.58, 13, 900]] },
  // Azores
  382010: { name: 'Faial', lavaKm: 4, lines: [[0.8, [[38.59, -28.73, 700], [38.59, -28.78, 350], [38.6, -28.83, 30]]]] },
  382020: { name: 'Pico', lavaKm: 7, lines: [[0.6, [[38.47, -28.38, 1500], [38.45, -28.25, 950], [38.42, -28.08, 400]]], [0.2, [[38.48, -28.43, 1400], [38.51, -28.5, 100]]]] },
  382030: { name: 'Sao Jorge', lavaKm: 3, lines: [[0.98, [[38.72, -28.28, 400], [38.65, -28.08, 950], [38.58, -27.9, 650]]]] },
  382050: { name: 'Terceira, fissural zone', lavaKm: 6, lines: [[0.6, [[38.74, -27.32, 600], [38.75, -27.25, 550], [38.7, -27.17, 200]]], [0.2, [[38.74, -27.36, 700], [38.77, -27.41, 200]]]] },
  382081: { name: 'Picos, Sao Miguel', lavaKm: 4, lines: [[0.95, [[37.84, -25.72, 250], [37.79, -25.64, 250], [37.78, -25.55, 350]]]] },
  // Fields and calderas
  241020: { name: 'Auckland', lavaKm: 4, discs: [[0.98, -36.88, 174.79, 14, 40]] },
  211010: { name: 'Campi Flegrei', lavaKm: 1, discs: [[0.5, 40.835, 14.155, 2.5, 100], [0.48, 40.827, 14.13, 6, 60]] },
  241050: { name: 'Okataina, Tarawera and Haroharo', lavaKm: 4, lines: [[0.5, [[-38.2, 176.54, 900], [-38.23, 176.5, 1000], [-38.28, 176.45, 400]]], [0.35, [[-38.1, 176.5, 600], [-38.16, 176.42, 500]]]] },
  341060: { name: 'Michoacan-Guanajuato', lavaKm: 6, discs: [[0.98, 19.75, -101.9, 90, 2100]] },
  341080: { name: 'Chichinautzin', lavaKm: 9, discs: [[0.95, 19.1, -99.2, 30, 2900]] },
  231070: { name: 'Harrat Rahat, north', lavaKm: 15, lines: [[0.6, [[24.35, 39.78, 850], [24.1, 39.87, 1000], [23.8, 39.95, 1150]]], [0.3, [[23.8, 39.95, 1150], [22.9, 39.95, 1200]]]] },
  // Others
  211060: { name: 'Etna', lavaKm: 6, lines: [[0.18, [[37.72, 15.0, 2700], [37.67, 15.0, 1900], [37.63, 15.02, 1000]]], [0.14, [[37.79, 15.02, 2500], [37.83, 15.05, 1500]]], [0.08, [[37.75, 14.95, 2300], [37.75, 14.89, 1500]]], [0.2, [[37.735, 15.02, 2400], [37.72, 15.06, 1500]]]] },
  233020: { name: 'Fournaise', lavaKm: 6, discs: [[0.9, -21.24, 55.72, 3.5, 2200]], lines: [[0.02, [[-21.21, 55.74, 1600], [-21.13, 55.82, 300]]], [0.02, [[-21.28, 55.72, 1700], [-21.36, 55.76, 200]]]] },
  233010: { name: 'Karthala', lavaKm: 9, lines: [[0.35, [[-11.72, 43.35, 1900], [-11.6, 43.32, 700]]], [0.3, [[-11.8, 43.38, 1900], [-11.88, 43.45, 500]]]] },
  224010: { name: 'Cameroon', lavaKm: 8, lines: [[0.7, [[4.1, 9.06, 900], [4.17, 9.13, 2700], [4.25, 9.2, 3200], [4.33, 9.27, 1500]]]] },
  244040: { name: "Savai'i", lavaKm: 14, lines: [[0.9, [[-13.5, -172.72, 300], [-13.6, -172.55, 1500], [-13.65, -172.35, 900], [-13.7, -172.22, 300]]]] },
  384010: { name: 'Fogo', lavaKm: 6, discs: [[0.8, 14.95, -24.355, 2.5, 1900]] },
  300240: { name: 'Tolbachik', lavaKm: 14, lines: [[0.8, [[55.78, 160.32, 2000], [55.67, 160.24, 1000], [55.55, 160.2, 500]]]] },
  257040: { name: 'Ambrym', lavaKm: 8, lines: [[0.25, [[-16.25, 168.02, 500], [-16.24, 167.95, 150]]], [0.25, [[-16.28, 168.2, 500], [-16.3, 168.28, 150]]]] },
  282080: { name: 'Aira and Sakurajima', lavaKm: 4, discs: [[0.7, 31.585, 130.66, 3, 700]] },
  284040: { name: 'Miyakejima', lavaKm: 3, discs: [[0.9, 34.085, 139.525, 3.5, 300]] },
  284010: { name: 'Izu-Oshima', lavaKm: 4, discs: [[0.8, 34.73, 139.39, 4, 500]] },
  211020: { name: 'Vesuvius', lavaKm: 5, discs: [[0.6, 40.815, 14.425, 3, 600]] },
  353010: { name: 'Fernandina', lavaKm: 8, discs: [[0.8, -0.37, -91.55, 9, 700]] },
  357150: { name: 'Cordon Caulle', lavaKm: 4, lines: [[0.85, [[-40.58, -72.13, 1700], [-40.5, -72.22, 1600], [-40.45, -72.3, 1200]]]] },
};
