import { paths } from '../../paths';

/** Addresses that only pages of careers lead to: the first page of the app loads none of them. */
export const ownApplicationsPath = (jobId?: string): string =>
  `${paths.careers}/applications${jobId === undefined ? '' : `?${new URLSearchParams({ ilan: jobId })}`}`;
export const ownApplicationPath = (id: string): string => `${paths.careers}/applications/${encodeURIComponent(id)}`;
/** Where those who offer work read who applied: of one listing, and one of them. */
export const deskPath = (jobId?: string, applicationId?: string): string => {
  const query = { ...(jobId === undefined ? {} : { ilan: jobId }), ...(applicationId === undefined ? {} : { basvuru: applicationId }) };
  return `${paths.careers}/desk${jobId === undefined ? '' : `?${new URLSearchParams(query)}`}`;
};
