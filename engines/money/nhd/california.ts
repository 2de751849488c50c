import { FEMA, type RulePack } from './rulePack.ts';

/**
 * The six zones of California's natural hazard disclosure statement.
 *
 * @source California Civil Code sections 1102.6f and 1103 to 1103.15 (the boxes of the form restated from memory); Government Code 8589.3 to 8589.5, 51178 to 51179, 51183.5; Public Resources Code 2621.9, 2694, 4125 to 4136,
 *   4201 to 4204. Assembly Bill 1280 (chapter 99 of 2023), in a summary of it: the form asks for high zones beside very high ones; from July 2024 by memory
 */
export const CALIFORNIA: RulePack = {
  state: 'CA',
  title: 'Natural Hazard Disclosure Statement',
  law: 'California Civil Code section 1103.2',
  items: [
    {
      id: 'special_flood_hazard_area',
      title: 'Special flood hazard area (zone A or V)',
      law: 'Government Code section 8589.3',
      ...FEMA,
    },
    {
      id: 'dam_inundation',
      title: 'Area of potential flooding by the failure of a dam',
      law: 'Government Code sections 8589.4 and 8589.5',
      authority: 'California Department of Water Resources, Division of Safety of Dams',
      mapUrl: 'https://fmds.water.ca.gov/webgis/?appid=dam_prototype_v2',
      readFrom: null,
      opinion: 'dam',
    },
    {
      id: 'fire_hazard_severity_zone',
      title: 'High or very high fire hazard severity zone',
      law: 'Civil Code section 1103.2, as amended from July 2024; Government Code sections 51178 and 51179; Public Resources Code section 4201',
      authority: 'California Department of Forestry and Fire Protection',
      mapUrl:
        'https://osfm.fire.ca.gov/what-we-do/community-wildfire-preparedness-and-mitigation/fire-hazard-severity-zones',
      readFrom: 'fire_severity',
      opinion: 'wildfire',
    },
    {
      id: 'wildland_state_responsibility_area',
      title:
        'Wildland area that may contain substantial forest fire risks (state responsibility area)',
      law: 'Public Resources Code section 4136',
      authority: 'California Department of Forestry and Fire Protection',
      mapUrl: 'https://bof.fire.ca.gov/projects-and-programs/state-responsibility-area-viewer/',
      readFrom: 'state_fire_land',
      opinion: 'wildfire',
    },
    {
      id: 'earthquake_fault_zone',
      title: 'Earthquake fault zone',
      law: 'Public Resources Code sections 2621.9 and 2622 (Alquist-Priolo)',
      authority: 'California Geological Survey',
      mapUrl: 'https://maps.conservation.ca.gov/cgs/EQZApp/',
      readFrom: 'fault_zone',
      opinion: 'fault',
    },
    {
      id: 'seismic_hazard_zone',
      title: 'Seismic hazard zone (landslide or liquefaction)',
      law: 'Public Resources Code sections 2694 and 2696',
      authority: 'California Geological Survey',
      mapUrl: 'https://maps.conservation.ca.gov/cgs/EQZApp/',
      readFrom: 'seismic_zones',
      opinion: 'ground_failure',
    },
  ],
  note: 'Only the official maps decide, and "not mapped" here is no answer of the form: ask the authority. The form knows "do not know and information not available from local jurisdiction" for flood and dam failure alone, and "map not yet released by state" for seismic hazard zones; where a map of fire zones is too coarse to tell, the seller marks "yes" (Government Code section 51183.5 (d)).',
};
