// Health check of the first member: makes the set when there is none yet and fails until it has a primary.
try {
  rs.status();
} catch (error) {
  if (error.codeName !== 'NotYetInitialized') throw error;
  rs.initiate({ _id: 'meydan', members: ['mongo1', 'mongo2', 'mongo3'].map((host, _id) => ({ _id, host })) });
}
if (!db.hello().primary) quit(1);
