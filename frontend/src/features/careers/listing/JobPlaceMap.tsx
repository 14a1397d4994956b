import { placeText } from '@contracts/job-words';
import type { Job } from '@contracts/jobs';
import { provinceOf } from '@contracts/provinces';
import { MapPiece } from '../map/MapPiece';
import classes from './JobPlaceMap.module.css';

/** Where a listing is: its point, or else the centre of its province. */
export function JobPlaceMap({ job }: { job: Job }) {
  const { location_lat: lat, location_lng: lng, province } = job;
  const isProvince = lat === null || lng === null;
  const point = isProvince ? province !== null && provinceOf(province) : { lat, lng };
  if (!point) return null;
  return (
    <div className={classes.map}>
      <MapPiece label={`Harita: ${placeText(job)}`} pin={{ lat: point.lat, lng: point.lng }} isProvince={isProvince} />
    </div>
  );
}
