CREATE TABLE "part_health" (
	"minute" integer NOT NULL,
	"composition" text NOT NULL,
	"part" text NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"loadErrors" integer DEFAULT 0 NOT NULL,
	"renderErrors" integer DEFAULT 0 NOT NULL,
	"lateErrors" integer DEFAULT 0 NOT NULL,
	"paints" integer DEFAULT 0 NOT NULL,
	"slowPaints" integer DEFAULT 0 NOT NULL,
	"paintMs" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "part_health_minute_composition_part_pk" PRIMARY KEY("minute","composition","part")
);
