import { JOB_STATE_LABEL, JOB_STATES, QUEUE_LABEL, type QueueRow } from '@contracts/operations';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { JobChoice } from './jobChoice';
import { usePendingJobs } from './PendingJobs';
import { QueueCount } from './QueueCount';

interface QueueTableProps {
  queues: readonly QueueRow[];
  choice: JobChoice | null;
}

/** On a phone each queue is a name with its four numbers under it. */
const PHONE = '@media (max-width: 639.95px)';
const rowOnPhone = { [PHONE]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', p: '8px 6px', borderBottom: 1, borderColor: 'divider' } };
/** Still read out: the numbers name their state themselves, the columns keep their heads. */
const headOnPhone = { [PHONE]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } };
const cellOnPhone = { [PHONE]: { p: 0, border: 0 } };

export function QueueTable({ queues, choice }: QueueTableProps) {
  const pending = usePendingJobs();
  const leaving = (queue: string) => [...pending.jobs.values()].filter((other) => other === queue).length;
  return (
    <Table aria-label="Kuyruklar" sx={{ [PHONE]: { display: 'block', '& tbody': { display: 'block' } } }}>
      <TableHead sx={headOnPhone}>
        <TableRow>
          <TableCell>Kuyruk</TableCell>
          {JOB_STATES.map((state) => (
            <TableCell key={state} align="right">
              {JOB_STATE_LABEL[state]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {queues.map((queue) => (
          <TableRow key={queue.id} sx={{ ...rowOnPhone, '&:last-of-type': { borderBottom: 0, '& td, & th': { borderBottom: 0 } } }}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 600, py: 0, [PHONE]: { gridColumn: '1 / -1', p: '0 6px 2px', border: 0 } }}>
              {QUEUE_LABEL[queue.id]}
            </TableCell>
            {JOB_STATES.map((state) => (
              <TableCell key={state} align="right" sx={{ p: '2px 6px', ...cellOnPhone }}>
                <QueueCount
                  choice={{ queue: queue.id, state }}
                  count={state === 'dead' ? Math.max(0, queue.dead - leaving(queue.id)) : queue[state]}
                  chosen={choice?.queue === queue.id && choice.state === state}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
