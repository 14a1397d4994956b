import { salaryText } from '@contracts/job-words';
import type { JobMap } from '@contracts/jobs';
import { provinceOf } from '@contracts/provinces';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../client/apiError';
import card from '../../../design/Card.module.css';
import { ErrorState } from '../../../design/ErrorState';
import { turkishNumber } from '../../../design/numbers';
import { facetsQuery, mapQuery } from '../api/jobs';
import type { MapBubble } from '../map/Bubbles';
import { MapPiece } from '../map/MapPiece';
import type { Filtering } from './filters/filtering';
import classes from './JobsOnMap.module.css';
import { asksNear, careerAddress, type JobFilter, unitOf, withPlace, workTypesOf } from './jobFilter';

/** '7 ilan · 70.000–125.000 ₺' */
const detailOf = ({ count, salary }: JobMap['provinces'][number], filter: JobFilter): string =>
  [`${turkishNumber(count)} ilan`, salary && salaryText({ ...unitOf(filter), ...salary })].filter(Boolean).join(' · ');

const bubblesOf = ({ provinces }: JobMap, filter: JobFilter): MapBubble[] =>
  provinces.flatMap((each) => {
    const province = provinceOf(each.province);
    return province
      ? [{ id: each.province, name: province.name, lat: province.lat, lng: province.lng, count: each.count, detail: detailOf(each, filter) }]
      : [];
  });

/** Pressed once it narrows the list to a province, pressed again no more. */
const pressed = (filter: JobFilter, id: string): JobFilter => withPlace(filter, filter.province === id ? {} : { province: id });

/** Whether the kinds of work that are asked for are to be done from anywhere too. */
const withRemote = (filter: JobFilter): boolean => {
  const wanted = workTypesOf(filter);
  return wanted.length === 0 || wanted.includes('Remote');
};

/** What stands in a province, and what of the list below can be done from anywhere. */
const countWords = (count: number, total = count): string =>
  `${turkishNumber(count)} ilan${total > count ? ` ve uzaktan çalışılabilen ${turkishNumber(total - count)} ilan` : ''}`;

/** Where the listings are; what is pressed narrows those below. */
export function JobsOnMap({ filter, onGo, total }: Filtering & { total: number | undefined }) {
  const map = useQuery(mapQuery(filter));
  if (map.isError && !map.data) return <ErrorState text={messageOf(map.error)} onRetry={() => void map.refetch()} />;
  const waiting = <Skeleton className={classes.waiting} />;
  if (!map.data) return <div className={`${card.card} ${classes.map}`}>{waiting}</div>;
  const bubbles = bubblesOf(map.data, filter);
  return (
    <>
      <div className={`${card.card} ${classes.map}`}>
        <Suspense fallback={waiting}>
          <MapPiece label="İllere göre ilanlar" bubbles={bubbles} chosen={filter.province ?? null} onChoose={(id) => onGo(pressed(filter, id))} />
        </Suspense>
      </div>
      <details className={classes.provinces}>
        <summary>İl listesi</summary>
        <ul>
          {[...bubbles]
            .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'tr'))
            .map(({ id, name, detail }) => (
              <li key={id}>
                <Link to={careerAddress(pressed(filter, id), 'map')} preventScrollReset aria-current={filter.province === id ? 'true' : undefined}>
                  <b>{name}</b> {detail}
                </Link>
              </li>
            ))}
        </ul>
      </details>
      {filter.province && (
        <h2 className={classes.chosen}>
          {provinceOf(filter.province)?.name}
          <small> · {countWords(bubbles.find(({ id }) => id === filter.province)?.count ?? 0, filter.km === undefined ? total : undefined)}</small>
        </h2>
      )}
    </>
  );
}

/** '87 tanesi haritada, 21 tanesi remote' */
const mapCountWords = ({ placed, remote, unplaced }: { placed: number; remote: number; unplaced: number }): string =>
  [
    `${turkishNumber(placed)} tanesi haritada`,
    ...(remote > 0 ? [`${turkishNumber(remote)} tanesi remote`] : []),
    ...(unplaced > 0 ? [`${turkishNumber(unplaced)} tanesinin yeri yok`] : []),
  ].join(', ');

/** How many of the listings below stand where on the map. A province has none without a place; of one's own position the map knows nothing. */
export function MapCounts({ filter }: { filter: JobFilter }) {
  const { data: map } = useQuery(mapQuery(filter));
  const { data: found } = useQuery(facetsQuery(filter));
  if (!map || !found || asksNear(filter)) return null;
  const remote = withRemote(filter) ? found.work_type.Remote : 0;
  const counts =
    filter.province === undefined
      ? { placed: map.placed, remote, unplaced: Math.max(0, map.unplaced - remote) }
      : { placed: Math.max(0, found.total - remote), remote, unplaced: 0 };
  return <span>{mapCountWords(counts)}</span>;
}

/** Said above a list of one province, among which stands what can be done from anywhere. */
export const RemoteNote = ({ filter }: { filter: JobFilter }) =>
  filter.province !== undefined && withRemote(filter) ? <span>Uzaktan çalışılan ilanlar da gösterilir</span> : null;
