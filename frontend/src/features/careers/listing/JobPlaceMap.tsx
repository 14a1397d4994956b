import type { Job } from '@contracts/jobs';
import { provinceOf } from '@contracts/provinces';
import { placeWords } from '../components/jobWords';
import { MapPiece } from '../map/MapPiece';
import classes from './JobPlaceMap.module.css';

/** Where a listing is: its point, or else the centre of its province. */
export function JobPlaceMap({ job }: { job: Job }) {
  const { location_lat: lat, location_lng: lng, province } = job;
  const point = lat !== null && lng !== null ? { lat, lng } : province !== null ? provinceOf(province) : undefined;
  if (!point) return null;
  return (
    <div className={classes.map}>
      <MapPiece label={`Harita: ${placeWords(job)}`} pin={{ lat: point.lat, lng: point.lng }} />
    </div>
  );
}
