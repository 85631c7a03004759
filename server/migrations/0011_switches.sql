CREATE TABLE "site_switches" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" integer NOT NULL,
	"who" text NOT NULL,
	"why" text NOT NULL,
	"isUnderMaintenance" boolean NOT NULL,
	"isReadOnly" boolean NOT NULL,
	"blockedRegions" text[] NOT NULL
);
