/*
 * A place is a sorted set of members, a member at a place a sorted set of connections; scores are the times at which they lapse, in
 * milliseconds. The time is the server's: the clocks of processes differ.
 */
const NOW = `local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
`;

/** KEYS: place and member's connections, again and again. ARGV: how long they last, then member and connection, again and again. */
export const ENTER = `${NOW}local lapses = string.format('%.0f', now + tonumber(ARGV[1]))
for i = 1, #KEYS, 2 do
  for j, entry in ipairs({ ARGV[i + 1], ARGV[i + 2] }) do
    local key = KEYS[i + j - 1]
    redis.call('ZREMRANGEBYSCORE', key, '-inf', now)
    redis.call('ZADD', key, lapses, entry)
    redis.call('PEXPIRE', key, ARGV[1])
  end
end`;

/** KEYS: place and member's connections. ARGV: member and connection. The member stays for as long as another connection lasts. */
export const LEAVE = `redis.call('ZREM', KEYS[2], ARGV[2])
local last = redis.call('ZREVRANGE', KEYS[2], 0, 0, 'WITHSCORES')
if last[2] then redis.call('ZADD', KEYS[1], 'XX', last[2], ARGV[1]) else redis.call('ZREM', KEYS[1], ARGV[1]) end`;

/** KEYS: place. */
export const MEMBERS = `${NOW}return redis.call('ZRANGEBYSCORE', KEYS[1], string.format('(%.0f', now), '+inf')`;

/** KEYS: place. ARGV: members. Those of them who are there. */
export const AMONG = `${NOW}local there = {}
for _, member in ipairs(ARGV) do
  local lapses = redis.call('ZSCORE', KEYS[1], member)
  if lapses and tonumber(lapses) > now then there[#there + 1] = member end
end
return there`;

/** KEYS: place. */
export const COUNT = `${NOW}return redis.call('ZCOUNT', KEYS[1], string.format('(%.0f', now), '+inf')`;
