[COURSE HEADER]
VERSION = 2
UNITS = METRIC
DESCRIPTION = Threshold 3 × 8. Raises your threshold. Warm-up: 15 min easy (Z1), RPE 1-2 (very easy), HR below 128 Main set: 3 × (8 min Z4, 230-260 W (about 19.3 mph on the flat), RPE 7-8 (single words), HR 149-160 + 4 min easy (Z1), RPE 1-2 (very easy), HR below 128) Cool-down: 9 min easy (Z1), RPE 1-2 (very easy), HR below 128
FILE NAME = ride.mrc
MINUTES PERCENT
[END COURSE HEADER]
[COURSE DATA]
0.00	50.0
15.00	50.0
15.00	97.0
23.00	97.0
23.00	50.0
27.00	50.0
27.00	97.0
35.00	97.0
35.00	50.0
39.00	50.0
39.00	97.0
47.00	97.0
47.00	50.0
51.00	50.0
51.00	50.0
60.00	50.0
[END COURSE DATA]
