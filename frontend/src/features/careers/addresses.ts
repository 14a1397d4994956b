import { paths } from '../../paths';

/** Addresses that only pages of careers lead to: the first page of the app loads none of them. */
const OWN = `${paths.careers}/applications`;
/** What one applied for; with a listing it leads to what was sent to that. */
export const ownApplicationsPath = (jobId?: string): string => (jobId === undefined ? OWN : `${OWN}?${new URLSearchParams({ ilan: jobId })}`);
export const ownApplicationPath = (id: string): string => `${OWN}?${new URLSearchParams({ basvuru: id })}`;
/** Where those who offer work read who applied: of one listing, and one of them. */
export const deskPath = (jobId?: string, applicationId?: string): string => {
  const query = { ...(jobId === undefined ? {} : { ilan: jobId }), ...(applicationId === undefined ? {} : { basvuru: applicationId }) };
  return `${paths.careers}/desk${jobId === undefined ? '' : `?${new URLSearchParams(query)}`}`;
};
