import { NativeSelect, Skeleton } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../../client/apiError';
import { rowsOf } from '../../../../client/reads';
import card from '../../../../design/Card.module.css';
import { ErrorState } from '../../../../design/ErrorState';
import { turkishNumber } from '../../../../design/numbers';
import { ownNumbersQuery } from '../../api/ownNumbers';
import { ownPostsQuery } from '../../api/ownPosts';
import { DaysChart } from './DaysChart';
import { DaysTable } from './DaysTable';
import { MEASURE_LABEL, MEASURES, type Measure } from './measures';
import classes from './OwnNumbers.module.css';

const PERIODS = [7, 30, 90, 365];
const USUAL = 30;

/** What readers gave to the member's posts, day by day, as a chart and as a table. */
export function OwnNumbers() {
  const [days, setDays] = useState(USUAL);
  const [post, setPost] = useState('');
  const [measure, setMeasure] = useState<Measure>('views');
  const numbers = useQuery(ownNumbersQuery(days, post || undefined));
  const published = useInfiniteQuery(ownPostsQuery('published'));
  const rows = published.data ? rowsOf(published.data.pages) : [];
  const { data } = numbers;
  return (
    <section className={`${card.card} ${classes.box}`} aria-labelledby="own-numbers">
      <div className={classes.head}>
        <h2 id="own-numbers">Yazılarınızın sayıları</h2>
        <div className={classes.choices}>
          <NativeSelect
            aria-label="Hangi yazı"
            value={post}
            onChange={({ currentTarget }) => setPost(currentTarget.value)}
            data={[{ value: '', label: 'Tüm yazılar' }, ...rows.map(({ id, title }) => ({ value: id, label: title }))]}
          />
          <NativeSelect
            aria-label="Hangi günler"
            value={String(days)}
            onChange={({ currentTarget }) => setDays(Number(currentTarget.value))}
            data={PERIODS.map((period) => ({ value: String(period), label: `Son ${period} gün` }))}
          />
        </div>
      </div>
      {numbers.isPending && <Skeleton className={classes.waiting} />}
      {numbers.isError && !data && <ErrorState text={messageOf(numbers.error)} onRetry={() => void numbers.refetch()} />}
      {data && (
        <>
          <fieldset className={classes.measures}>
            <legend className={classes.legend}>Ne gösterilsin</legend>
            {MEASURES.map((each) => (
              <button key={each} type="button" className={classes.measure} aria-pressed={each === measure} onClick={() => setMeasure(each)}>
                <strong>{turkishNumber(data.total[each])}</strong> {MEASURE_LABEL[each]}
              </button>
            ))}
          </fieldset>
          <DaysChart days={data.days} measure={measure} />
          <DaysTable days={data.days} />
        </>
      )}
    </section>
  );
}
