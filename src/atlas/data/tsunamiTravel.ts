/**
 * What src/atlas/data/tsunamiTravel.bin holds: arrival times of the tsunami sources, then detours, both packed by
 * src/atlas/travelCodec.ts; made by scripts/tsunamiGrids.ts from the sources and the ocean floor, not edited by hand.
 *
 * For each source 180 x 360 cells of one degree, south to north and west to east from -180; 0: the wave does not come. Times: 1 + steps
 * of stepMinutes. Detours, how much longer the way over the sea is than the great circle: 1 + steps of detourStepKm.
 */
export const TRAVEL = {
  stepMinutes: 7,
  detourStepKm: 80,
  /** The file's first bytes are the times, the rest the detours. */
  timesBytes: 537659,
  sources: ['cascadia-full','cascadia-south','prince-william-sound','yakataga','semidi','shumagin-unimak','fox-islands','andreanof','rat-islands','komandorsky','kamchatka','kamchatka-north','kuril-north-central','kuril-south','hokkaido-giant','sanriku-north','japan-trench','japan-trench-slow','sagami','nankai','ryukyu','izu-bonin','japan-sea-north','japan-sea-south','mariana','haida-gwaii','southern-california','hawaii-flank','jalisco','guerrero-oaxaca','guatemala-chiapas','nicaragua-el-salvador','costa-rica-panama','panama-north','colombia-ecuador','peru-north','peru-central','peru-south','chile-iquique','chile-atacama','chile-illapel','chile-valparaiso','chile-maule','chile-valdivia','sumatra-andaman','nias','mentawai','enggano','andaman-north','arakan','java-west','java-slow','sumba-bali','flores-back-arc','banda-seram','north-sulawesi','makassar-palu','molucca-sangihe','new-guinea-north','new-britain','solomon-west','solomon-east','vanuatu','loyalty','tonga','kermadec','hikurangi','puysegur','manila-north','manila-south','philippine-trench','cotabato','luzon-east','negros-panay','makran-east','makran-west','puerto-rico-trench','hispaniola-north','muertos','virgin-islands','antilles-north','antilles-south','southwest-iberia','south-sandwich','hellenic-west','hellenic-east','cyprus','ionian-calabria','algeria','aegean','marmara','venezuela-east','jamaica','haiti-south','ligurian','aegean-east','kos-gokova','levant','majene','corinth','coral-patch','gulf-of-cadiz','alboran','messina','calabria-tyrrhenian','gargano','montenegro','ionian-islands','rhodes','levant-shelf','shabla','crimea','bartin-amasra','izmit','mindoro'],
} as const;
