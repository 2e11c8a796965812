/** The built site as a process of its own, as the tests call it. */
export { startAndFail, startSite as startServer, type RunningSite } from '../../scripts/site-process'
