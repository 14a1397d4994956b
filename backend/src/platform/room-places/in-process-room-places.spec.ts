import { TestClock } from '../../../test/test-clock.js';
import { InProcessRoomPlaces } from './in-process-room-places.js';
import { describeRoomPlaces } from './room-places.contract.js';

describeRoomPlaces('Places in the rooms of one process', () => {
  const clock = new TestClock();
  const places = new InProcessRoomPlaces(clock);
  return { places, elsewhere: places, pass: async (seconds) => clock.advance({ seconds }) };
});
