export const HELP = `Prints the plan that Triplan makes: a table of weeks, then the exercises of each day.

  pnpm plan --race 70.3 --weeks 20 [--level intermediate] [--hours 10] [--goal 5:30]

  --race       sprint, olympic, 70.3 or ironman
  --weeks      weeks to the race, 1 to 104
  --level      beginner, intermediate or advanced (else counted from the paces)
  --hours      hours a week; the race's usual week is scaled to them
  --days       hours of each day instead, Sunday first: 0,1,2,1,1,1,3.5
  --endurance  days for the long exercises (tue,sat)
  --sports     sports of some days, if not all: mon=run,tue=swim+bike
  --appointments   fixed training of some days, with its minutes and effort: tue=swim60,sat=bike120hard
  --goal       finish time to reach: 5:30 or 5:30:00
  --swim --bike --run   race paces of today: 2:30 (per 100 m), 18 (mph), 8:30 (per mile)
  --now-hours  hours a week that you train now
  --now-run --now-ride   minutes of the longest run and ride of the last four weeks
  --now-swim   metres of the longest swim of the last four weeks
  --ftp        threshold power in watts
  --bike-threshold         speed at threshold on flat ground, in mph
  --lthr-bike --lthr-run   threshold heart rates in beats per minute
  --css --run-threshold    threshold paces: 1:45 (per 100 m), 7:40 (per mile)
  --ambition   how much faster you want to become, 1 to 5 (3)
  --from       day on which the plan is made: 2027-01-03 (today)
  --pool       25m (default), 50m, 25yd, 20m, 33m, 20yd or 50yd
  --optimise   spread the hours over the weeks by the optimised curve
  --summary    the table of weeks alone
  --week       this week alone, with the steps of its exercises
  --json       the whole plan as JSON: request, weeks with their exercises and steps, warnings
`;
