import type { MapServices } from '@contracts/maps';
import { reads } from '../../../client/reads';

/** What maps are made of here; it changes with a restart of the server alone. */
export const servicesQuery = reads<MapServices>(['maps', 'services'], '/api/career/map/services', { staleTime: Number.POSITIVE_INFINITY, quiet: true });
