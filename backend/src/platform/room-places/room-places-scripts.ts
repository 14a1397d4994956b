/*
 * A room is a hash: by member what stands at their place, as JSON, with the time at which it lapses in milliseconds. The time is the server's: the
 * clocks of processes differ.
 */
const HELD = `local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local function held(member)
  local kept = redis.call('HGET', KEYS[1], member)
  if not kept then return nil end
  local place = cjson.decode(kept)
  if tonumber(place.until_ms) > now then return place end
  return nil
end
local function keep(member, connection, holder, content, ms)
  local place = { connection = connection, holder = holder, content = content, until_ms = string.format('%.0f', now + tonumber(ms)) }
  redis.call('HSET', KEYS[1], member, cjson.encode(place))
  redis.call('PEXPIRE', KEYS[1], ms)
end
`;

/** KEYS: room. ARGV: how long it lasts, member, connection, holder, content, whether another holder goes ('1'). Answers whether it was taken, and what stood there. */
export const TAKE = `${HELD}local before = held(ARGV[2])
local taken = 1
if before and before.holder ~= ARGV[4] and ARGV[6] ~= '1' then taken = 0 else keep(ARGV[2], ARGV[3], ARGV[4], ARGV[5], ARGV[1]) end
if not before then return { taken } end
return { taken, before.connection, before.holder, before.content }`;

/** KEYS: room. ARGV: how long it lasts, member, connection, holder, content. What was lost stands again; what another connection has stays. Answers 0 when another has it, and 2 when nobody had. */
export const KEEP = `${HELD}local before = held(ARGV[2])
if before and before.connection ~= ARGV[3] then return 0 end
keep(ARGV[2], ARGV[3], ARGV[4], ARGV[5], ARGV[1])
if before then return 1 end
return 2`;

/** KEYS: room. ARGV: member, connection. */
export const LEAVE = `${HELD}local before = held(ARGV[1])
if not before or before.connection ~= ARGV[2] then return 0 end
redis.call('HDEL', KEYS[1], ARGV[1])
return 1`;

/** KEYS: room, its crowd. ARGV: more than how many are a crowd, and how long it lasts. For how long it lasts still; then member, connection, holder and content, again and again. What has lapsed is kept no more. */
export const CROWD = `${HELD}local there = {}
local count = 0
for _, member in ipairs(redis.call('HKEYS', KEYS[1])) do
  local place = held(member)
  if place then
    count = count + 1
    for _, word in ipairs({ member, place.connection, place.holder, place.content }) do there[#there + 1] = word end
  else redis.call('HDEL', KEYS[1], member) end
end
if count > tonumber(ARGV[1]) then redis.call('SET', KEYS[2], 'many', 'PX', ARGV[2])
elseif count == 0 then redis.call('DEL', KEYS[2])
elseif redis.call('GET', KEYS[2]) == 'many' then redis.call('SET', KEYS[2], 'few', 'PX', ARGV[2]) end
return { math.max(0, redis.call('PTTL', KEYS[2])), unpack(there) }`;

/** KEYS: room. ARGV: member. Member, connection, holder and content; nothing when nobody has their place. */
export const READ = `${HELD}local place = held(ARGV[1])
if not place then return {} end
return { ARGV[1], place.connection, place.holder, place.content }`;
