/** A seismogram on a tile. */
export const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b5a86"/><path d="M3 16h6l2-5 3 13 4-19 3 16 2-5h6" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>`;
